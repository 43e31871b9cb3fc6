import type { MoneyRange } from "#shared/rules/earnings.ts";

const exact = new Intl.NumberFormat(undefined, { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat(undefined, {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** US dollars, to the cent. */
export const formatMoney = (dollars: number): string => exact.format(dollars);

/** The two ends of a range: to the cent below 100 dollars, whole dollars from there on. */
export function formatRange({ low, high }: Pick<MoneyRange, "low" | "high">): string {
  const format = high < 100 ? exact : whole;
  return `${format.format(low)} to ${format.format(high)}`;
}
