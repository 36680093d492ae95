export interface AppPlace {
  /** The folder of the app's sources. */
  name: string;
  /** The path that the app's URLs start with, with a slash at both ends. */
  base: string;
  /** Other paths people try, which redirect to the app. */
  triedAt?: readonly string[];
}

/**
 * Each app is built separately, with its own scripts, styles and layout files, so that a change in one
 * doesn't affect what another loads. The first serves the URLs that belong to no other app.
 */
export const apps: readonly [AppPlace, ...AppPlace[]] = [
  { name: 'storefront', base: '/' },
  { name: 'office', base: '/office/', triedAt: ['/office', '/admin', '/admin/'] },
];

/**
 * Returns the sources of an app, by convention: what browsers start with, what the server renders with, and
 * the styles of all pages. A page is `page.tsx` two folders down, such as `pages/home/page.tsx`. A `first.ts` beside it
 * runs before the first paint.
 */
export const entriesOf = ({ name }: AppPlace) => ({
  start: 'web/start.ts',
  browser: `${name}/entry.browser.tsx`,
  server: `${name}/entry.server.tsx`,
  /** Styles that every page needs. */
  styles: `${name}/styles/base.css`,
  /** An optional script for URLs without a language. */
  first: `${name}/first.ts`,
  /** An optional script for pages that are served without the app's own. */
  still: `${name}/still.ts`,
  /** An optional script for the page behind a link that takes a payment. */
  paying: `${name}/paying.tsx`,
});
