import { useState } from "react";
import { lengthFault, titleLength } from "#shared/rules/lengths.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { TextField } from "#client/components/ui/field.tsx";
import { LengthMeter } from "#client/components/ui/length-meter.tsx";

interface TitleFieldProps {
  readonly title: string;
  /** Called with each title that isn't empty. */
  readonly onChange: (title: string) => void;
}

/** A post's title, which the creator may change; an emptied one stays what it was. */
export function TitleField({ title, onChange }: TitleFieldProps) {
  const [text, setText] = useState(title);
  return (
    <TextField
      label="Title"
      value={text}
      maxLength={TITLE_MAX}
      autoComplete="off"
      error={lengthFault(titleLength(text))}
      aside={<LengthMeter length={titleLength(text)} />}
      onChange={(event) => {
        setText(event.target.value);
        const wanted = event.target.value.trim();
        if (wanted !== "") onChange(wanted);
      }}
      onBlur={() => setText(title)}
    />
  );
}
