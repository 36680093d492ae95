/** What a browser keeps of the shop for the time without a connection: files of the build, and whole pages. */
type Kind = 'file' | 'page' | 'personal' | 'none';

/** Pages that hang on a person, or lead to money: shown as they are now or not at all. The cart's lines are the browser's own. */
const personal =
  /^\/(?:checkout|orders-history|update-profile|login|signup|reset-password|refresh|become-seller)\b/u;

/**
 * What is asked for at a path of the shop; `/page-data/…` is the page without its markup. Frames pass: what a worker
 * answers is not taken for what the page has preloaded. They are kept with the pages, and the page finds them itself.
 */
export function kindOf(path: string): Kind {
  if (path.startsWith('/assets/')) return 'file';
  const page = /^(?:\/page-data)?\/(?:en|ar)(?<rest>\/.*)?$/u.exec(path);
  if (!page) return path === '/' ? 'page' : 'none';
  return personal.test(page.groups?.['rest'] ?? '') ? 'personal' : 'page';
}

/** The page shown instead of one that was never kept, in the language of the one wanted. */
export const offlinePage = (path: string): string => `/${languageOf(path)}/offline`;

/** What is kept with the first page of a language. */
export const keptAlways = (path: string): string[] => [offlinePage(path), `/${languageOf(path)}/cart`];

const languageOf = (path: string): string => (/^\/ar\b/u.test(path) ? 'ar' : 'en');

/** The files a page's markup or data names. */
export const filesIn = (page: string): string[] => [...new Set(page.match(/\/(?:assets|frame)\/[\w.-]+/gu))];

/** A kept page that says so of itself: as markup for the styles, as data for whoever shows it in place. */
export const marked = (page: string): string =>
  page.replace('<html', '<html data-stored').replace(/^\{/u, '{"stored":true,');
