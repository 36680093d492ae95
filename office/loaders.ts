import type { Page } from '#web/page.ts';
import type { ServedPage } from '#web/render-page.tsx';
import { type Load, type Office, screenTitled } from './page.ts';
import { screenFolders } from './screen-folders.ts';
import type { Screen, ScreenName } from './screens.ts';

const pages = import.meta.glob<Page<unknown>>('./*/*/page.tsx', { eager: true, import: 'default' });
const loads = import.meta.glob<Load>('./*/*/load.ts', { eager: true, import: 'load' });

/**
 * A screen without a `load.ts` has its title from the frame's labels.
 * @throws if a screen's page is missing
 */
function servedPage([name, folder]: [string, string]): ServedPage<Office> {
  const page = pages[`./${folder}/page.tsx`];
  const load = loads[`./${folder}/load.ts`] ?? screenTitled(name as Screen);
  if (!page) throw new Error(`the screen ${name} has no page.tsx in ${folder}/`);
  return { page, folder, load };
}

/** The server rendering of each screen. */
export const servedPages = Object.fromEntries(
  Object.entries(screenFolders).map((each) => [each[0], servedPage(each)]),
) as Readonly<Record<ScreenName, ServedPage<Office>>>;
