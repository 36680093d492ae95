import type { Page } from '#web/page.ts';
import { renderPages } from '#web/render-page.tsx';
import { App, type Desk, linksOf, matchRoute } from './app.tsx';
import desk from './pages/desk/page.tsx';

const page = desk as Page<unknown>;
const served = (status: number) => ({
  page,
  load: async () => ({ data: { status }, status, head: { title: 'Desk' } }),
  folder: 'pages/desk',
});

export { matchRoute };
export const queryKeys = {};
export const loadAppShell = async () => ({ chrome: { owner: 'Sokha' }, labels: {} });
export const render = renderPages<Desk>({
  App,
  pages: { desk: served(200), notFound: served(404), failure: served(500), paused: served(503) },
  matchRoute,
  linksOf,
  siteOf: ({ owner }) => ({ title: owner, description: '', icon: '', picture: '' }),
  fontPreloads: () => [],
});
