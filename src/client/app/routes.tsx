import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from "react";
import { Navigate, Outlet, Route, Routes } from "react-router-dom";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { PATHS } from "#client/paths.ts";
import { Loading } from "./loading.tsx";
import { PageBoundary } from "./page-boundary.tsx";

/** A page whose code loads when it is first visited. */
function page<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

const DashboardShell = page(async () => (await import("./dashboard-shell.tsx")).DashboardShell);
const DashboardPage = page(async () => (await import("./dashboard-page.tsx")).DashboardPage);
const PostPlannerPage = page(
  async () => (await import("#client/features/planner/post-planner-page.tsx")).PostPlannerPage,
);
const ProfilePage = page(
  async () => (await import("#client/features/platforms/profile-page.tsx")).ProfilePage,
);
const PublicShell = page(async () => (await import("./public-shell.tsx")).PublicShell);
const AuthPage = page(async () => (await import("./auth-page.tsx")).AuthPage);
const TermsPage = page(async () => (await import("#client/features/legal/terms-page.tsx")).TermsPage);
const PrivacyPage = page(async () => (await import("#client/features/legal/privacy-page.tsx")).PrivacyPage);
const NotFoundPage = page(async () => (await import("./not-found-page.tsx")).NotFoundPage);

/** The table of spec §2. */
export function AppRoutes() {
  return (
    <PageBoundary>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route element={<RequireUser />}>
            <Route element={<DashboardShell />}>
              <Route path={PATHS.home} element={<DashboardPage />} />
              <Route path={PATHS.dashboard} element={<DashboardPage />} />
              <Route path={PATHS.postPlanner} element={<PostPlannerPage />} />
              <Route path={PATHS.youtubeAnalytics} element={<ProfilePage platform="youtube" />} />
              <Route path={PATHS.tiktokAnalytics} element={<ProfilePage platform="tiktok" />} />
              <Route path={PATHS.instagramAnalytics} element={<ProfilePage platform="instagram" />} />
            </Route>
          </Route>
          <Route element={<PublicShell />}>
            <Route path={PATHS.auth} element={<AuthPage />} />
            <Route path={PATHS.terms} element={<TermsPage />} />
            <Route path={PATHS.privacy} element={<PrivacyPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}

/** Without a stored user the app is the sign-in page (spec §6). */
function RequireUser() {
  return useStore(stores.user) === null ? <Navigate to={PATHS.auth} replace /> : <Outlet />;
}
