import { expect, test } from 'vitest';
import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeLimitLabels } from '#contract/labels/office/limits.ts';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { button, held } from './support/pages.ts';
import { axeFindings } from './support/checks/axe.ts';
import { labelsOf } from './support/texts.ts';
import { inRelease, type Visitor } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** The demo never has an email server or two-step verification, so something is always missing. */
test.each([['ar', 390] as const, ...inRelease(['en', 1440])])(
  'the owner sees what is missing, and opens where to fix it: %s at %s',
  async (lang, width) => {
    const [t, frame] = [labelsOf(lang, officeFirstDayLabels), labelsOf(lang, officeFrameLabels)];
    const backups = labelsOf(lang, officeBackupLabels);
    const [mails, limits] = [labelsOf(lang, officeMailLabels), labelsOf(lang, officeLimitLabels)];
    const me = await openOffice(lang, width, { shop, path: '/' });
    const { page } = me;
    await page.getByRole('link', { name: frame('firstDay') }).click();
    const step = (name: keyof typeof officeFirstDayLabels.texts) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t(name) }) });
    await step('mail').getByText(t('mailNoServer')).waitFor();
    await step('contact').getByText(t('done')).waitFor();
    await page.getByRole('progressbar').waitFor();
    // The window is as high as the list, so that the bottom bar covers no row.
    await page.setViewportSize({ width, height: 3000 });
    await clean(me);
    await page.emulateMedia({ colorScheme: 'dark' });
    await step('backups').getByRole('link').click();

    // A backup runs while the owner continues working; tests/release/office-backup.test.ts waits for it.
    const now = button(page, backups('now'));
    await now.waitFor();
    // The resulting requests are still pending when the next change is made, which sends them again.
    const come = await held(page, '**/api/account/get-me');
    if (lang === 'en') await now.click();
    await clean(me);
    const health = page.getByRole('navigation', { name: frame('health') });
    await health.getByRole('link', { name: frame('limits') }).click();
    const row = page.getByRole('row').filter({ hasText: 'LIMIT_BROWSE' });
    await row.waitFor();
    expect(await row.innerText()).toContain(limits('LIMIT_BROWSE'));
    await clean(me);
    if (width === 390) {
      await button(page, frame('moreScreens')).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: frame('channels') })
        .click();
    } else await page.getByRole('link', { name: frame('connections') }).click();
    const connections = page.getByRole('navigation', { name: frame('connections') });
    await connections.getByRole('link', { name: frame('mails') }).click();

    // In the demo a test email becomes a file, which the screen reports by itself.
    await button(page, mails('testSend')).click();
    const [beforeTime = ''] = mails('testFile').split('{when}');
    await page.getByRole('status').filter({ hasText: beforeTime }).waitFor();
    come();
    await clean(me);
  },
);
