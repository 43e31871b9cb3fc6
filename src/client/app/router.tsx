import { createBrowserRouter, redirect, type RouteObject } from "react-router-dom";
import { stores } from "#client/lib/stores.ts";
import { PATHS } from "#client/paths.ts";
import { Loading } from "./loading.tsx";
import { RouteError } from "./route-error.tsx";

/** Without a stored user the app is the sign-in page (spec §6). */
function requireUser() {
  return stores.user.read() === null ? redirect(PATHS.auth) : null;
}

const dashboard: RouteObject = {
  lazy: async () => ({ Component: (await import("./dashboard-shell.tsx")).DashboardShell }),
  loader: requireUser,
  children: [
    {
      path: PATHS.home,
      lazy: async () => ({ Component: (await import("./dashboard-page.tsx")).DashboardPage }),
    },
    {
      path: PATHS.dashboard,
      lazy: async () => ({ Component: (await import("./dashboard-page.tsx")).DashboardPage }),
    },
    {
      path: PATHS.postPlanner,
      lazy: async () => ({
        Component: (await import("#client/features/planner/post-planner-page.tsx")).PostPlannerPage,
      }),
    },
    {
      path: PATHS.youtubeAnalytics,
      lazy: async () => {
        const { ProfilePage } = await import("#client/features/platforms/profile-page.tsx");
        return { element: <ProfilePage platform="YouTube" /> };
      },
    },
    {
      path: PATHS.tiktokAnalytics,
      lazy: async () => {
        const { ProfilePage } = await import("#client/features/platforms/profile-page.tsx");
        return { element: <ProfilePage platform="TikTok" /> };
      },
    },
    {
      path: PATHS.instagramAnalytics,
      lazy: async () => {
        const { ProfilePage } = await import("#client/features/platforms/profile-page.tsx");
        return { element: <ProfilePage platform="Instagram" /> };
      },
    },
  ],
};

const publicPages: RouteObject = {
  lazy: async () => ({ Component: (await import("./public-shell.tsx")).PublicShell }),
  children: [
    { path: PATHS.auth, lazy: async () => ({ Component: (await import("./auth-page.tsx")).AuthPage }) },
    {
      path: PATHS.terms,
      lazy: async () => ({ Component: (await import("#client/features/legal/terms-page.tsx")).TermsPage }),
    },
    {
      path: PATHS.privacy,
      lazy: async () => ({
        Component: (await import("#client/features/legal/privacy-page.tsx")).PrivacyPage,
      }),
    },
    { path: "*", lazy: async () => ({ Component: (await import("./not-found-page.tsx")).NotFoundPage }) },
  ],
};

/** Every page loads when it is first visited. */
export const router = createBrowserRouter([
  { errorElement: <RouteError />, hydrateFallbackElement: <Loading />, children: [dashboard, publicPages] },
]);
