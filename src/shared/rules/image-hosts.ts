/**
 * Hosts of the platforms' pictures: the one list behind what is taken from an answer and what
 * public/_headers lets a page load. "*." stands for any subdomain.
 */
export const IMAGE_HOSTS = [
  "i.ytimg.com",
  "yt3.ggpht.com",
  "yt3.googleusercontent.com",
  "*.tiktokcdn.com",
  "*.tiktokcdn-us.com",
  "*.tiktokcdn-eu.com",
] as const;

/** An origin that is nobody's: what of it survives being resolved stays on this site. */
const SELF = "https://self.invalid";

/** Whether a page may load a picture from there: https and a listed host, or this site's own path. */
export function isImageAddress(address: string): boolean {
  // As a browser reads it, for which "/\\" and a slash after a tab lead elsewhere, too.
  if (address.startsWith("/")) return URL.parse(address, SELF)?.origin === SELF;
  const url = URL.parse(address);
  if (url === null || url.protocol !== "https:" || url.port !== "") return false;
  return IMAGE_HOSTS.some((host) =>
    host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
