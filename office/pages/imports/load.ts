import { screenTitled } from '#office/page.ts';

export const load = screenTitled('imports');
