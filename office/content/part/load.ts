import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import type { Load } from '#office/page.ts';

/** The URL identifies the part; the browser fetches its content. */
export const load: Load = async ({ label, params: { kind = '', id = '' } }) => ({
  data: { kind, id },
  head: { title: label(officeFrameLabels, 'content'), robots: 'noindex' },
});
