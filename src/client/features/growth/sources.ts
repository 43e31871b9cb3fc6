import type { SignalSource } from "#shared/rules/signals.ts";

const study = (label: string, url?: string): SignalSource => ({ kind: "study", label, url });

/** What the forecast's methods are taken from. */
export const SOURCES: readonly SignalSource[] = [
  study(
    "Hyndman & Athanasopoulos, Forecasting: Principles and Practice: exponential smoothing",
    "https://otexts.com/fpp3/expsmooth.html",
  ),
  study("Assimakopoulos & Nikolopoulos 2000, International Journal of Forecasting: the Theta method"),
  study("Gardner & McKenzie 1985, Management Science: damped trends"),
  study("Tashman 2000, International Journal of Forecasting: tries from many days of the past"),
  study(
    "Lei et al. 2018, Journal of the American Statistical Association: ranges made of a method's own misses",
  ),
  {
    kind: "official",
    label: "YouTube Data API, revision history: what counts as a view",
    url: "https://developers.google.com/youtube/v3/revision_history",
    checked: "2026-11-21",
  },
];
