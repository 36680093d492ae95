import { expect, test } from 'vitest';
import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { shopUrl } from '../support/browser.ts';
import { timeoutMs } from '../support/slowness.ts';
import { openOffice } from '../journeys/support/open-office.ts';
import { button } from '../journeys/support/pages.ts';
import { labelsOf } from '../journeys/support/texts.ts';

/** Backups run at low priority: if all cores are busy they get a tenth of one. */
const inItsTime = { timeout: 8 * timeoutMs };

test('an owner makes a backup in the office and checks that it can be read', async () => {
  const backups = labelsOf('en', officeBackupLabels);
  const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
  const { page } = await openOffice('en', 1440, { shop, path: '/settings/backups' });
  await button(page, backups('now')).click();
  const [made = ''] = backups('made').split('{when}');
  await page.getByRole('status').filter({ hasText: made }).waitFor(inItsTime);
  await page
    .getByRole('button', { name: backups('read') })
    .first()
    .click();
  const [whole = ''] = backups('readWhole').split('{when}');
  await page.getByRole('row').nth(1).getByText(whole).waitFor(inItsTime);
  expect(await page.getByText('npm run db:restore').count()).toBe(1);
});
