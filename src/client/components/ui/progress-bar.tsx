interface ProgressBarProps {
  readonly label: string;
  /** 0 to `max`; undefined where it isn't known. */
  readonly value: number | undefined;
  readonly max: number;
  /** What the bar says, in words. */
  readonly text: string;
  readonly size?: "thin" | "thick";
}

const FRAME = "block w-full overflow-hidden rounded-full bg-line";
const FILL =
  "appearance-none border-0 [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent " +
  "[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent";

/** A bar toward a target. An unknown number leaves an empty track, which is no bar at 0. */
export function ProgressBar({ label, value, max, text, size = "thin" }: ProgressBarProps) {
  const height = size === "thin" ? "h-2" : "h-3";
  if (value === undefined) return <div aria-hidden className={`${FRAME} ${height}`} />;
  return (
    <progress
      aria-label={label}
      aria-valuetext={text}
      max={max}
      value={Math.min(value, max)}
      className={`${FRAME} ${FILL} ${height}`}
    />
  );
}
