import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { Loading } from "./loading.tsx";
import { sectionOf } from "./sections.ts";

/** The dashboard: one section at a time, named by the address, so that back, reload and sharing work. */
export function DashboardPage() {
  const [parameters] = useSearchParams();
  const { id, Screen } = sectionOf(parameters.get("section"));
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
