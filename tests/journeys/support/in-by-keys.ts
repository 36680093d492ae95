import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../../support/browser.ts';
import { atItsDoor } from './open-office.ts';
import { keysOf } from './keys.ts';
import { labelsOf } from './texts.ts';

export const officeShop = shopUrl('office').replace('127.0.0.1', 'localhost');

/** Signs the owner in without a mouse. */
export async function inByKeys(lang: LanguageCode) {
  const { me, signInButton } = await atItsDoor(lang, 1440, { shop: officeShop, path: '/' });
  const { page } = me;
  const keys = keysOf(page);
  const frame = labelsOf(lang, officeFrameLabels);
  await keys.press(signInButton);
  await page.locator('.today-cols').waitFor();
  const arrived = async (heading: string) => {
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await keys.keepsFocus();
  };
  /** Presses `G` and a key. */
  const go = async (key: string, heading: string) => {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await arrived(heading);
  };
  return { page, ...keys, frame, arrived, go, dialog: page.getByRole('dialog') };
}
