import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { titled } from '#office/page.ts';

export const load = titled(sharedLabels, 'titleError', 500);
