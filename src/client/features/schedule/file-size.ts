const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in bytes as the reader's locale writes it: 1.5 MB. */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(undefined, {
    style: "unit",
    unit: UNITS[power],
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
