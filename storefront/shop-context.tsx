import { type App, useApp } from '#web/app-context.tsx';
import type { Storefront } from './page.ts';

export { useLabels } from '#web/app-context.tsx';

/** Returns the language, links, shared data and transport of the current page. */
export const useShop = (): App<Storefront> => useApp<Storefront>();
