import { useId, useRef } from "react";
import { LINK_LENGTH, type Platform, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { LOOKS } from "./looks.ts";
import type { Connecting } from "./use-connect.ts";

interface ConnectDialogProps {
  readonly platform: Platform;
  readonly connecting: Connecting;
}

/** Takes the link to a profile. */
export function ConnectDialog({ platform, connecting }: ConnectDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { example, hint } = LOOKS[platform];
  const actions = (
    <>
      <Button onClick={connecting.close}>Cancel</Button>
      <Button type="submit" form={id} look="primary">
        Submit
      </Button>
    </>
  );
  return (
    <Dialog
      title={`Connect ${PLATFORM_NAMES[platform]}`}
      open={connecting.open}
      onClose={connecting.close}
      actions={actions}
    >
      <form
        id={id}
        ref={(node) => {
          form.current = node;
          // The browser gives it focus when the dialog opens, in place of the close button.
          node?.querySelector("input")?.setAttribute("autofocus", "");
        }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A screen reader reads the sentence with the field that gets focus.
          if (!connecting.submit()) form.current?.querySelector("input")?.focus();
        }}
      >
        <TextField
          label="Link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LINK_LENGTH}
          placeholder={example}
          hint={hint}
          error={connecting.fault}
          value={connecting.link}
          onChange={(event) => connecting.type(event.target.value)}
        />
      </form>
      {platform === "youtube" && <GoogleSignIn className="mt-5 border-t border-line pt-5" />}
    </Dialog>
  );
}
