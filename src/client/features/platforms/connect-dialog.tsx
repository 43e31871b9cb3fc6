import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { LINK_LENGTH, PLATFORM_NAMES } from "#shared/contracts/platforms.ts";
import { linkFault } from "#shared/rules/platform-links.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { useProfile } from "#client/lib/connected-profiles.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { fetchAndKeep } from "./fetch-profile.ts";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { LOOKS } from "./looks.ts";
import type { ConnectDialogProps } from "./use-connecting.ts";

/** Takes the link to a profile, checks it and knows how to fetch what is behind it. */
export function ConnectDialog({ platform, open, onClose, onConnect }: ConnectDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const profile = useProfile(platform);
  /** What was typed; null where nothing was since the last success. */
  const [typed, setTyped] = useDraft(`connect-${platform}`, z.nullable(z.string()), null);
  const [fault, setFault] = useState<string>();
  const link = typed ?? profile?.link ?? "";
  const { example, hint, path } = LOOKS[platform];

  const close = () => {
    setFault(undefined);
    onClose();
  };
  const submit = () => {
    const found = linkFault(platform, link);
    setFault(found);
    if (found === undefined)
      onConnect(async (signal) => {
        await fetchAndKeep(platform, link.trim(), "connected", signal);
        setTyped(null);
        void navigate(path);
      });
    // A screen reader reads the sentence with the field that gets focus.
    else form.current?.querySelector("input")?.focus();
  };
  const actions = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button type="submit" form={id} look="primary">
        Submit
      </Button>
    </>
  );
  return (
    <Dialog title={`Connect ${PLATFORM_NAMES[platform]}`} open={open} onClose={close} actions={actions}>
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
          submit();
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
          error={fault}
          value={link}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
        />
      </form>
      {platform === "youtube" && <GoogleSignIn className="mt-5 border-t border-line pt-5" />}
    </Dialog>
  );
}
