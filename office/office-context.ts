import { type App, useApp } from '#web/app-context.tsx';
import type { Office } from './page.ts';

export { useLabels } from '#web/app-context.tsx';

/** The language, links and shared data of the page being shown. */
export const useOffice = (): App<Office> => useApp<Office>();
