import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { jobLabels } from '#contract/labels/mail/job.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { changeSettings } from '#shop/content/content.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { paymentSummaryOf } from '#shop/orders/orders.ts';
import { requestBalance } from '#shop/payments/payments.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { khqrShop } from '../journeys/support/paid-by-code.ts';
import { button, eventually, link, main, open } from '../journeys/support/pages.ts';
import { payingByCodeIn } from '../journeys/support/paying-by-code.ts';
import { paymentMethodName } from '../journeys/support/payment-method-names.ts';
import { chooseTestCard, hostedPage } from '../journeys/support/test-provider.ts';
import { label, labelsOf } from '../journeys/support/texts.ts';
import { visitor } from '../journeys/support/visitor.ts';

const { bank, shop, db } = await khqrShop({ PAYMENT_TEST: 'on' });
const secret = Buffer.from(readFileSync(`${shop.dataFolder}/secret`, 'utf8').trim(), 'base64');
beforeAll(() => changeSettings(db, { depositPercent: 50 }, 'system'));

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)(
  'a deposit is paid by KHQR, and the balance by card on the page of the order, in %s at %i px',
  async (lang, width) => {
    const { storage, methods, place, dialogOf, picture, form } = payingByCodeIn(lang);
    const job = labelsOf(lang, jobLabels);
    const me = await visitor({ lang, width, shop: shop.url, stored: await storage(shop.url) });
    await open(me, '/checkout');
    await methods(me).selectOption({ label: paymentMethodName(lang, 'khqr') });
    await place(me).click();
    await picture(dialogOf(me), '$4.25').waitFor();
    bank.pay(bank.newest());
    const newest = async () =>
      (
        await sql<{ id: number; status: number }>`
          select id, status_id as status from customer_order order by id desc limit 1`.execute(db)
      ).rows[0];
    await eventually(async () => (await newest())?.status).toBe(1);
    const { id: orderId = 0 } = (await newest()) ?? {};
    await requestBalance(db, { orderId, by: 'staff 1' });

    // A visitor with the link, who isn't logged in.
    const payer = await visitor({ lang, width, shop: shop.url });
    const path = jobPath(secret, lang, (await jobOrder(db, { orderId }))!);
    await payer.page.goto(`${shop.url}${path}`);
    expect(await axeFindings(payer.page)).toEqual([]);
    await link(main(payer.page), job('payBy', { method: paymentMethodName(lang, 'creditCard') })).click();
    const frame = hostedPage(main(payer.page));
    await chooseTestCard(frame, lang, 'testDeclined');
    await button(frame, form('pay', { amount: '$4.25' })).click();
    await main(payer.page).getByRole('alert').waitFor();
    expect(await axeFindings(payer.page)).toEqual([]);
    await chooseTestCard(frame, lang, 'testApproved');
    await button(frame, form('pay', { amount: '$4.25' })).click();
    await main(payer.page)
      .getByText(label(lang, orderPageLabels, 'paidNow'))
      .waitFor();
    await main(payer.page)
      .getByText(label(lang, orderProgressLabels, 'whoUs'))
      .waitFor();
    expect(await paymentSummaryOf(db, orderId)).toMatchObject({
      status: 'paid',
      receivedCents: 850,
      dueCents: 0,
    });
  },
);
