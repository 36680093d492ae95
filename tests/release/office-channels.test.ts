import { expect, test } from 'vitest';
import { officeChannelLabels } from '#contract/labels/office/channels.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeConnectionLabels } from '#contract/labels/office/connections.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { staffChatLabels } from '#contract/labels/mail/staff-chat.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { openOffice } from '../journeys/support/open-office.ts';
import { button } from '../journeys/support/pages.ts';
import { labelsOf } from '../journeys/support/texts.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)(
  'the owner chooses events for Telegram, sees what would be sent, and switches the product feed on: %s at %i',
  async (lang, width) => {
    const [t, field, connection] = [
      labelsOf(lang, officeChannelLabels),
      labelsOf(lang, settingFieldLabels),
      labelsOf(lang, officeConnectionLabels),
    ];
    const save = labelsOf(lang, officeCommonLabels)('save');
    const { page } = await openOffice(lang, width, { shop, path: '/settings/channels' });
    const form = (name: string) => page.getByRole('form', { name, exact: true });
    const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });

    await button(page, t('test')).click();
    // The demo has no bot, so the message is only shown. It is in the language of the shop's notifications.
    const sent = page.getByRole('listitem').filter({ hasText: t('saved') });
    // At most five messages are sent in a minute, and orders of other tests may have used them up.
    const tested = sent.getByRole('link', { name: staffChatLabels.texts.test }).first();
    await tested.waitFor({ timeout: 90_000 });

    const orders = field('shop.chatEvents.order');
    await tick(orders).check();
    await tick(field('shop.chatEvents.stock')).check();
    const feed = field('shop.productFeed');
    await tick(feed).check();
    await button(form(t('settings')), save).click();
    const address = page.locator('code', { hasText: 'products.km.xml' });
    await address.waitFor();
    const file = await page.request.get(shop + new URL((await address.innerText()).trim()).pathname);
    expect([file.status(), (await file.text()).startsWith('<?xml')]).toEqual([200, true]);
    expect(await axeFindings(page)).toEqual([]);

    await button(page, connection('setUpNamed', { name: connection('telegramBot') })).click();
    await page
      .getByRole('dialog')
      .getByLabel(connection('TELEGRAM_CHAT_ID'), { exact: true })
      .fill('-100123');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.reload();
    expect(await tick(orders).isChecked()).toBe(true);
    for (const name of [orders, field('shop.chatEvents.stock')]) await tick(name).uncheck();
    await tick(feed).uncheck();
    await button(form(t('settings')), save).click();
    await address.waitFor({ state: 'detached' });
  },
);
