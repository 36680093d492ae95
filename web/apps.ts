/** An app of pages. */
export interface AppPlace {
  /** The folder of its sources. */
  name: string;
  /** Its addresses are below it; with a slash at both ends. */
  base: string;
  /** Other addresses people try, which lead to it. */
  triedAt?: readonly string[];
}

/**
 * Each is built for itself and so has its own scripts, styles and frames: what one of them loads does not change with another.
 * The first has the addresses that are no other's.
 */
export const apps: readonly [AppPlace, ...AppPlace[]] = [
  { name: 'storefront', base: '/' },
  { name: 'office', base: '/office/', triedAt: ['/office', '/admin', '/admin/'] },
];

/**
 * The sources of an app, by convention: what browsers start with, what the server renders with, the pages and their styles. A `first.ts` runs before anything is shown.
 */
export const entriesOf = ({ name }: AppPlace) => ({
  start: 'web/start.ts',
  browser: `${name}/entry.browser.tsx`,
  server: `${name}/entry.server.tsx`,
  pages: `${name}/pages`,
  /** What every page needs. */
  styles: `${name}/styles/base.css`,
  /** Where there is one, of addresses without a language. */
  first: `${name}/first.ts`,
});
