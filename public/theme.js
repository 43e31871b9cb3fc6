// Puts the stored theme on the root before the first paint, so that no other one flashes.
// The rules are those of src/client/lib/theme.ts, which takes over from here.
try {
  const chosen = localStorage.getItem("app-theme");
  const lightOrDark = localStorage.getItem("theme");
  if (/^(light|dark|blue|purple|green|sunset)$/.test(chosen)) document.documentElement.className = chosen;
  else if (/^(light|dark)$/.test(lightOrDark)) document.documentElement.className = lightOrDark;
} catch {
  // Storage can be blocked; the page is light then.
}
