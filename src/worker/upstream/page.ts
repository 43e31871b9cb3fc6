/** What a browser says of itself: to anything else, platforms show other pages or none. */
export const PAGE_HEADERS = {
  Accept: "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8",
  "Accept-Language": "en-US,en;q=0.9",
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
};

/** Whole pages are larger and slower than the answers of an API; some lead to themselves with another ending. */
export const PAGE_LIMITS = { timeout: 8000, maxBytes: 4 * 1024 * 1024, redirects: 3 };
