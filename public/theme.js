// Puts the stored theme on the root before the first paint, so that no other one flashes.
// The rules are those of src/client/lib/theme.ts, which takes over from here.
(function () {
  try {
    var themes = ["light", "dark", "blue", "purple", "green", "sunset"];
    var stored = [localStorage.getItem("app-theme"), localStorage.getItem("theme")];
    var theme = stored.find(function (name) {
      return themes.includes(name);
    });
    if (theme) document.documentElement.className = theme;
  } catch (_) {
    // Storage can be blocked; the page is light then.
  }
})();
