import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import type { Load } from '#office/page.ts';

/** Which part it is stands in the address; what it says, browsers ask. */
export const load: Load = async ({ label, params: { kind = '', id = '' } }) => ({
  data: { kind, id },
  head: { title: label(officeFrameLabels, 'content'), robots: 'noindex' },
});
