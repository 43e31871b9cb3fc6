import { type ReactNode, useState } from "react";
import { Card } from "#client/components/ui/card.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { mayUseOwnKey } from "#client/lib/engine-headers.ts";
import { readOwnKey } from "#client/lib/own-key.ts";
import { Engine } from "./engine.tsx";
import { OnDevice } from "./on-device.tsx";
import { OwnKeyForm } from "./own-key-form.tsx";
import { ThemePicker } from "./theme-picker.tsx";
import { useBrowserModel } from "./use-browser-model.ts";
import { YourData } from "./your-data.tsx";

/** Parts of spec §2 that aren't there yet. */
const PLANNED = ["Notifications", "Account", "Privacy"];

/** Settings: how Crescendo looks, what answers, and what it keeps. */
export function SettingsSection() {
  const [ownKey, setOwnKey] = useState(readOwnKey);
  const model = useBrowserModel();
  return (
    <>
      <PageHeading title="Settings" />
      <div className="grid gap-5">
        <Part title="Theme" hint="Applies to every page, in every tab.">
          <ThemePicker />
        </Part>
        <Part title="Engine in use" hint="What writes your answers.">
          <Engine ownKey={mayUseOwnKey() ? ownKey?.ownKey : undefined} model={model.state} />
        </Part>
        <Part title="On this device" hint="A model in your browser, where it has one.">
          <OnDevice model={model} />
        </Part>
        <Part title="Your own key" hint="A model you pay for yourself, or have for nothing.">
          <OwnKeyForm kept={ownKey} onChange={setOwnKey} />
        </Part>
        <Part
          title="Your data"
          hint="Everything you save lives in this browser and is yours to take or delete."
        >
          <YourData />
        </Part>
        <Card className="divide-y divide-line px-5 sm:px-6">
          {PLANNED.map((title) => (
            <section
              key={title}
              aria-label={title}
              className="flex items-baseline justify-between gap-4 py-4"
            >
              <h2 className="font-semibold">{title}</h2>
              <p className="text-sm text-ink-soft">Coming soon</p>
            </section>
          ))}
        </Card>
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <Card
      as="section"
      aria-label={title}
      className="grid gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-[15rem_1fr]"
    >
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
}
