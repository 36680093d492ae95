import { renderPages } from '#web/render-page.tsx';
import { App } from './app.tsx';
import { servedPages } from './loaders.ts';
import type { Office } from './page.ts';
import { linksOf, matchRoute } from './routes.ts';

export { loadAppShell } from './shell/load-app-shell.ts';
export { matchRoute } from './routes.ts';

/** The server ignores the URL's query, because only browsers read it. */
export const queryKeys = {};

export const render = renderPages<Office>({
  App,
  pages: servedPages,
  matchRoute,
  linksOf,
  siteOf: ({ siteTitle, mark }) => ({ title: siteTitle, description: '', icon: mark, picture: '' }),
  fontPreloads: () => [],
  direction: 'ltr',
});
