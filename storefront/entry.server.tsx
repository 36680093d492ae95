import { renderPages } from '#web/render-page.tsx';
import { App } from './app.tsx';
import { fontPreloads } from './fonts.ts';
import { servedPages } from './loaders.ts';
import type { Storefront } from './page.ts';
import { linksOf, matchRoute } from './routes.ts';

export { loadAppShell } from './shell-data/load-app-shell.ts';
export { queryKeys } from './loaders.ts';
export type { Done, FindView, JobView } from './orders/job/job-view.ts';
export { renderJob } from './orders/job/render-job.tsx';
export { linksOf, matchRoute } from './routes.ts';

export const render = renderPages<Storefront>({
  App,
  pages: servedPages,
  matchRoute,
  linksOf,
  siteOf: ({ siteTitle, blurb, icon, campaign, colourSheet = '' }) => ({
    title: siteTitle,
    description: blurb,
    icon,
    picture: campaign?.picture ?? '',
    styles: colourSheet,
  }),
  fontPreloads,
});
