import { type Load, screenTitled } from '#office/page.ts';
import type { Screen } from '#office/screens.ts';

export const load: Load = (context) => screenTitled(context.screen as Screen)(context);
