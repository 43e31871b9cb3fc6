import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { watchForNewBuild } from "./lib/new-build.ts";
import { followTheme } from "./lib/theme.ts";
import "./styles.css";

followTheme();
watchForNewBuild();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
