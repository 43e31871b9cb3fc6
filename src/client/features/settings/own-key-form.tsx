import { KeyRound, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { OwnKey, PROVIDER_IDS, type ProviderId } from "#shared/contracts/own-key.ts";
import { PROVIDERS } from "#shared/rules/providers.ts";
import { Button } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { SelectField, TextField } from "#client/components/ui/field.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { QUIET_LINK } from "#client/components/ui/quiet-link.ts";
import { mayUseOwnKey } from "#client/lib/engine-headers.ts";
import { forgetOwnKey, keepOwnKey, type KeptOwnKey } from "#client/lib/own-key.ts";
import { reportOutcome } from "#client/lib/outcome.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { testOwnKey } from "#client/queries/assistant.ts";

interface OwnKeyFormProps {
  readonly kept: KeptOwnKey | undefined;
  readonly onChange: (kept: KeptOwnKey | undefined) => void;
}

/** The creator's own key to a model: taken in, tried, taken out. */
export function OwnKeyForm({ kept, onChange }: OwnKeyFormProps) {
  const [answers, setAnswers] = useState(false);
  const test = useCancellable(async (_: KeptOwnKey, signal) => {
    setAnswers(false);
    await testOwnKey(signal);
    setAnswers(true);
  });
  if (!mayUseOwnKey()) {
    return (
      <p className="max-w-2xl text-ink-soft">
        A key is only sent over https, and this page came over http. Open this site by its https address to
        use one.
      </p>
    );
  }

  const use = (next: KeptOwnKey) => {
    if (!keepOwnKey(next)) {
      notify.failure("This browser lets the site store nothing, so a key can't be used here.");
      return;
    }
    onChange(next);
    reportOutcome(stores.engineChoice.write("own-key"));
    void test.start(next);
  };
  const remove = () => {
    test.cancel();
    forgetOwnKey();
    if (stores.engineChoice.read() === "own-key") stores.engineChoice.remove();
    onChange(undefined);
    notify.success("Your key is removed");
  };

  return (
    <div className="grid max-w-2xl gap-4">
      {kept === undefined ? (
        <NewKey onUse={use} />
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <KeyRound aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
            <span className="font-medium wrap-anywhere">
              {PROVIDERS[kept.ownKey.provider].name}, {kept.ownKey.model}
            </span>
            <span className="text-sm text-ink-soft">
              {kept.stays ? "kept in this browser" : "until this tab closes"}
            </span>
          </p>
          <p className="text-ink-soft">
            Your key goes along with each question over https, to this site's server and from there to{" "}
            {PROVIDERS[kept.ownKey.provider].name}. This site keeps neither it nor the answers. Where it
            fails, the site's own engine answers and says so.
          </p>
          <div className="flex flex-wrap gap-2.5">
            {test.running ? (
              <Button onClick={test.cancel}>Cancel the test</Button>
            ) : (
              <Button onClick={() => void test.start(kept)}>Test</Button>
            )}
            <Button look="caution" onClick={remove}>
              <Trash2 aria-hidden />
              Remove
            </Button>
          </div>
          {test.running && <Note>Asking {kept.ownKey.model} for a first word...</Note>}
          {!test.running && test.error !== null && (
            <ErrorBox title="Your key doesn't work yet">{test.error.message}</ErrorBox>
          )}
          {!test.running && answers && <Note>It works: {kept.ownKey.model} answered.</Note>}
        </>
      )}
    </div>
  );
}

interface NewKeyProps {
  readonly onUse: (key: KeptOwnKey) => void;
}

function NewKey({ onUse }: NewKeyProps) {
  const [provider, setProvider] = useState<ProviderId>("openai");
  const [model, setModel] = useState("");
  const [key, setKey] = useState("");
  const [stays, setStays] = useState(false);
  const [fault, setFault] = useState<{ readonly field: string; readonly says: string }>();
  const { name, model: usual, keysAt } = PROVIDERS[provider];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = OwnKey.safeParse({ provider, model: model.trim() || usual, key: key.trim() });
    if (parsed.success) return onUse({ ownKey: parsed.data, stays });
    const [issue] = parsed.error.issues;
    setFault({ field: String(issue?.path[0]), says: issue?.message ?? "" });
  };
  const faultOf = (field: string) => (fault?.field === field ? fault.says : undefined);

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Provider"
          value={provider}
          onChange={({ target }) => setProvider(PROVIDER_IDS.find((id) => id === target.value) ?? provider)}
        >
          {PROVIDER_IDS.map((id) => (
            <option key={id} value={id}>
              {PROVIDERS[id].name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Model"
          value={model}
          placeholder={usual}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={faultOf("model")}
          onChange={({ target }) => setModel(target.value)}
        />
      </div>
      <TextField
        label="Key"
        type="password"
        value={key}
        autoComplete="off"
        error={faultOf("key")}
        hint={
          <>
            You make one at{" "}
            <a href={keysAt} target="_blank" rel="noreferrer" className={QUIET_LINK}>
              {new URL(keysAt).host}
            </a>
            . What you ask is then between you and {name}: its prices and privacy rules hold.
          </>
        }
        onChange={({ target }) => setKey(target.value)}
      />
      <label className="flex min-h-9 items-center gap-2.5 text-sm font-medium">
        <input
          type="checkbox"
          checked={stays}
          onChange={({ target }) => setStays(target.checked)}
          className="size-4.5 shrink-0 accent-accent"
        />
        Keep it in this browser after the tab closes
      </label>
      <Button type="submit" look="primary" className="justify-self-start max-sm:w-full">
        Use and test
      </Button>
    </form>
  );
}
