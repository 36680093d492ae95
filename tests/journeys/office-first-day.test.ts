import { expect, test } from 'vitest';
import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { shopUrl } from '../support/browser.ts';
import { atTheOffice } from './support/at-the-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { wordsOf } from './support/texts.ts';
import type { Visitor } from './support/visitor.ts';

const shop = shopUrl('development').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** The demo never has a mail server or second factors: something is always missing. */
test.each([
  ['en', 1440],
  ['ar', 390],
] as const)(
  'the owner sees what is missing, and goes to where it is mended: %s at %s',
  async (lang, width) => {
    const [t, frame, health] = [
      wordsOf(lang, officeFirstDayLabels),
      wordsOf(lang, officeFrameLabels),
      wordsOf(lang, officeHealthLabels),
    ];
    const me = await atTheOffice(lang, width, { shop, path: '/' });
    const { page } = me;
    await page.getByRole('link', { name: frame('firstDay') }).click();
    const step = (name: keyof typeof officeFirstDayLabels.texts) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t(name) }) });
    await step('mail').getByText(t('mailNoServer')).waitFor();
    await step('contact').getByText(t('done')).waitFor();
    await page.getByRole('progressbar').waitFor();
    // In a window as high as the list: no row lies half below the bar for the thumb.
    await page.setViewportSize({ width, height: 3000 });
    await clean(me);
    await page.emulateMedia({ colorScheme: 'dark' });
    await clean(me);
    await step('mail').getByRole('link').click();
    await page.getByRole('heading', { name: health('mails') }).waitFor();
    expect(page.url()).toContain('/health');
  },
);
