/** The kinds of resources that a browser caches for offline use: build files and whole pages. */
type Kind = 'file' | 'page' | 'personal' | 'none';

/** Personal pages and pages that lead to a payment are never cached. The cart's lines are in the browser's storage. */
const personal =
  /^\/(?:checkout|orders-history|update-profile|login|signup|reset-password|refresh|become-seller)\b/u;

/**
 * Returns the kind of a path. `/page-data/…` is a page without its markup. Layout data is not intercepted,
 * because the browser doesn't use a worker's response for a preload. It is cached with the pages, and the
 * page reads it from the cache itself. Pages behind links to an order aren't intercepted at all.
 */
export function kindOf(path: string): Kind {
  if (path.startsWith('/assets/')) return 'file';
  const page = /^(?:\/page-data)?\/(?:en|ar)(?<rest>\/.*)?$/u.exec(path);
  if (!page) return path === '/' ? 'page' : 'none';
  const rest = page.groups?.['rest'] ?? '';
  if (/^\/job\b/u.test(rest)) return 'none';
  return personal.test(rest) ? 'personal' : 'page';
}

/**
 * Returns the path of the page shown instead of one that was never cached, in the language of the requested
 * page.
 */
export const offlinePage = (path: string): string => `/${languageOf(path)}/offline`;

/** Returns the paths that are cached with the first page of a language. */
export const storedAlways = (path: string): string[] => [offlinePage(path), `/${languageOf(path)}/cart`];

const languageOf = (path: string): string => (/^\/ar\b/u.test(path) ? 'ar' : 'en');

/** Returns the files named in a page's markup or data. */
export const filesIn = (page: string): string[] => [...new Set(page.match(/\/(?:assets|frame)\/[\w.-]+/gu))];

/** Marks a page as cached: in the markup for the styles, and in the data for in-place navigation. */
export const marked = (page: string): string =>
  page.replace('<html', '<html data-stored').replace(/^\{/u, '{"stored":true,');
