import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import type { Load } from '#office/page.ts';
import type { Screen } from '#office/screens.ts';

/** The address has the record's id, or `new`; the browser fetches its content. */
export const load: Load = async ({ screen, label, params: { id = '' } }) => ({
  data: { id },
  head: { title: label(officeFrameLabels, screen as Screen), robots: 'noindex' },
});
