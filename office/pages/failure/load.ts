import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { titled } from '#office/page.ts';

export const load = titled(sharedLabels, 'titleError', 500);
