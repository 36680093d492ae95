import type { Page } from '#web/page.ts';
import type { ServedPage } from '#web/render-page.tsx';
import type { Load, Storefront } from './page.ts';
import { type ScreenName, screens } from './screens.ts';

interface LoadFile {
  load: Load<unknown>;
  /** Query keys that change what is rendered. All others are ignored. */
  queryKeys?: readonly string[];
}

const pages = import.meta.glob<Page<unknown>>('./pages/*/page.tsx', { eager: true, import: 'default' });
const loads = import.meta.glob<LoadFile>('./pages/*/load.ts', { eager: true });

/** @throws if the screen has no built files */
function servedPage(name: string): ServedPage<Storefront> & LoadFile {
  const folder = `pages/${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
  const page = pages[`./${folder}/page.tsx`];
  const file = loads[`./${folder}/load.ts`];
  if (!page || !file) throw new Error(`the screen ${name} has no page.tsx or load.ts in ${folder}/`);
  return { page, folder, ...file };
}

const names = [...Object.keys(screens), 'notFound', 'failure', 'paused'];

/** Describes how the server loads and renders each screen. */
export const servedPages = Object.fromEntries(names.map((name) => [name, servedPage(name)])) as Readonly<
  Record<ScreenName, ReturnType<typeof servedPage>>
>;

export const queryKeys = Object.fromEntries(
  Object.entries(servedPages).map(([name, { queryKeys: keys = [] }]) => [name, keys]),
);
