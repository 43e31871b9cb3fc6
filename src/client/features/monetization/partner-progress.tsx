export function PartnerProgress() {
  return <section aria-label="YouTube monetization progress" />;
}
