import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { staffPaymentsOf } from '../support/staff-payments.ts';
import { mailTo } from './support/mailed.ts';
import { ownShop } from './support/own-shop.ts';
import { arrived, button, eventually, main, message, open, stored } from './support/pages.ts';
import { payingIn } from './support/paying.ts';
import { label, said, labelsOf } from './support/texts.ts';
import { releaseTest, stricterLanguage, type Visitor, visitor, widthOf } from './support/visitor.ts';
import { paymentMethodName } from './support/payment-method-names.ts';

const shop = await ownShop();

const { confirm, refuse, ordersFor } = staffPaymentsOf(shop.db);
const slip = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const notOne = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe.each(stricterLanguage)('bank transfer, in %s', (lang) => {
  const { storage, methods, place, check } = payingIn(lang);
  const say = labelsOf(lang, transferLabels);
  const progress = labelsOf(lang, orderProgressLabels);
  const status = (key: 'statusCancelled') =>
    main(visitorOf.page).getByText(label(lang, sharedLabels, key), { exact: true });
  let visitorOf: Visitor;

  async function ordered(width: 390 | 1440): Promise<string> {
    const login = await storage(shop.url);
    visitorOf = await visitor({ lang, width, shop: shop.url, stored: login });
    const me = visitorOf;
    await me.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(me, '/checkout');
    await methods(me).selectOption({ label: paymentMethodName(lang, 'transfer') });
    await main(me.page).getByText(check('transferHint'), { exact: true }).waitFor();
    await place(me).click();
    const requests = me.page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    await requests
      .getByText(label(lang, checkoutLabels, 'payByTransferRiel', { amount: '$8.50', riel: '34,900៛' }), {
        exact: true,
      })
      .waitFor();
    await button(requests, check('confirmYes')).click();
    await main(me.page).getByLabel(say('choosePicture')).waitFor();
    expect(await stored(me.page, 'cartItems')).toEqual([]);
    return /AG\d+/u.exec(await main(me.page).innerText())?.[0] ?? '';
  }

  test.each(widthOf[lang])(
    'a bank transfer shows both banks, accepts a payment slip, and is paid once staff confirm the money at %i px',
    async (width) => {
      const number = await ordered(width);
      const me = visitorOf;
      const { page } = me;
      const banks = page.getByRole('radio');
      await eventually(() => banks.count()).toBe(2);
      const row = (name: string) => main(page).getByText(name, { exact: true }).locator('xpath=..');
      await row(say('accountNumber')).getByText('000 111 222', { exact: true }).waitFor();
      await banks.nth(1).check({ force: true });
      await row(say('accountNumber')).getByText('000 333 444 555', { exact: true }).waitFor();
      await eventually(() => row(say('amount')).locator('b').innerText()).toMatch(/\$8\.50\s+34,900៛/u);
      // The amount that is still to be transferred, as shown in the payment history.
      const due = main(page)
        .getByRole('listitem')
        .filter({ hasText: progress('toTransfer') });
      await eventually(() => due.locator('b').innerText()).toMatch(/\$8\.50\s+34,900៛/u);
      await button(page, say('copyWhat', { name: say('remark') })).click();
      await button(page, say('copied')).waitFor();
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number);
      const mail = await mailTo(shop.url, await emailOf(page), number);
      expect(mail).toContain('000 111 222');
      expect(mail).toContain('34,900៛');

      // The values that people forget come first, and all values for the bank's form are visible at once.
      const [first, last] = await Promise.all(
        [say('remark'), say('amount')].map((name) => row(name).boundingBox()),
      );
      expect(last!.y + last!.height - first!.y).toBeGreaterThan(0);
      expect(last!.y + last!.height - first!.y).toBeLessThan(300);

      const file = page.getByLabel(say('choosePicture'));
      await file.setInputFiles({ name: 'slip.svg', mimeType: 'image/jpeg', buffer: notOne });
      await message(me, 'slipFormat', { format: 'SVG' }).waitFor();
      await file.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
      await message(me, 'slipShown').waitFor();
      // The payment slip appears at the top with its picture, and the former next step is completed.
      const sent = main(page).getByRole('img', { name: say('yourSlip') });
      await eventually(() => sent.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(240);
      await main(page)
        .getByRole('heading', { name: say('titleSent') })
        .waitFor();
      expect((await sent.boundingBox())!.y).toBeLessThan((await row(say('remark')).boundingBox())!.y);
      const now = main(page)
        .getByRole('list', { name: progress('where') })
        .locator('[aria-current=step]');
      await eventually(() => now.innerText()).toContain(say('stepLook'));

      await open(me, `/orders-history?order=${number}`);
      await main(page).getByText(progress('sayChecking')).first().waitFor();
      await main(page).getByText('000 111 222', { exact: true }).waitFor();
      // The customer's next steps come before the progress of the order, and the picture of the payment slip
      // is shown again.
      const steps = await main(page)
        .getByRole('list', { name: progress('where') })
        .boundingBox();
      const [remark, side] = [await row(say('remark')).boundingBox(), me.phone ? 'y' : 'x'] as const;
      expect(remark![side]).toBeLessThan(steps![side]);
      await sent.waitFor();
      expect((await ordersFor({ cents: 850, text: `from ${number}` }))[0]).toMatchObject({
        order: { number },
        fit: 'sure',
      });
      await confirm(number, 850, `FT ${number}`);
      await open(me, `/orders-history?order=${number}`);
      await main(page).getByText(progress('sayReceived')).first().waitFor();
      expect(await main(page).getByText('000 111 222', { exact: true }).count()).toBe(0);
    },
  );

  test('an order canceled by staff says so, and no longer shows an account', async () => {
    const number = await ordered(lang === 'en' ? 390 : 1440);
    const me = visitorOf;
    await refuse(number);
    await open(me, `/orders-history?order=${number}`);
    await arrived(me, label(lang, ordersHistoryLabels, 'order', { number }));
    await status('statusCancelled').first().waitFor();
    expect(await main(me.page).getByText('000 111 222', { exact: true }).count()).toBe(0);
  });

  releaseTest('an order canceled by its customer no longer asks for payment', async () => {
    const number = await ordered(lang === 'en' ? 1440 : 390);
    const me = visitorOf;
    const account = main(me.page).getByText('000 111 222', { exact: true });
    await account.waitFor();
    const history = labelsOf(lang, ordersHistoryLabels);
    const cancel = main(me.page)
      .locator('details')
      .filter({ has: me.page.locator('summary').getByText(history('cancelOrder')) });
    await cancel.locator('summary').click();
    await button(cancel, history('cancelYes')).click();
    await message(me, 'orderCancelled', { number }).waitFor();
    await status('statusCancelled').first().waitFor();
    await eventually(() => account.count()).toBe(0);
    expect(
      await main(me.page)
        .getByRole('heading', { name: say('title') })
        .count(),
    ).toBe(0);
  });

  const emailOf = (page: Visitor['page']): Promise<string> =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { EmailAddress: string }).EmailAddress,
    );
});
