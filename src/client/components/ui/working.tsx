import { useEffect, useState } from "react";
import { Button } from "./button.tsx";

/** Milliseconds after which a wait is long enough to explain. */
const LONG = 8000;

interface WorkingProps {
  /** What is being done: "Thinking...". */
  readonly label: string;
  readonly onCancel: () => void;
}

/** A running call with the way to stop it. It fades in late, so that a quick answer shows no flash of it. */
export function Working({ label, onCancel }: WorkingProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex animate-[appear_0.2s_0.25s_both] items-center gap-4 rounded-2xl border border-line bg-surface p-5">
      <Swell />
      <div role="status" className="min-w-0 flex-1">
        <p className="font-medium">{label}</p>
        {long && <p className="text-sm text-ink-soft">Still working. A model can take up to 30 seconds.</p>}
      </div>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Three bars that swell in turn: the crescendo, at work. */
function Swell() {
  return (
    <span aria-hidden className="flex h-6 items-center gap-1">
      {["h-2", "h-4", "h-6"].map((height, index) => (
        <span
          key={height}
          style={{ animationDelay: `${index * 0.16}s` }}
          className={`w-1.5 animate-[swell_1s_ease-in-out_infinite] rounded-full bg-accent ${height}`}
        />
      ))}
    </span>
  );
}
