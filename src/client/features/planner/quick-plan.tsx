export function QuickPlan() {
  return <section aria-label="Quick plan" />;
}
