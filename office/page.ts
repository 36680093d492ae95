import type { LabelSet } from '#contract/labels/label-set.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import type { AppTypes, Load as LoadOf } from '#web/page.ts';
import type { OfficeShellData } from './shell/load-app-shell.ts';
import type { Links } from './routes.ts';
import type { Screen, ScreenName } from './screens.ts';

export { definePage } from '#web/page.ts';

/** Types the office passes to shared components in web/. */
export interface Office extends AppTypes {
  screen: ScreenName;
  links: Links;
  chrome: OfficeShellData;
}
export type Load = LoadOf<unknown, Office>;

/**
 * Returns the server part of loading an office page: only the title. The content is fetched in the browser.
 */
export const titled =
  <Key extends string>(set: LabelSet<Key>, key: Key, status = 200): Load =>
  async ({ label }) => ({ status, data: null, head: { title: label(set, key), robots: 'noindex' } });

export const screenTitled = (screen: Screen): Load => titled(officeFrameLabels, screen);
