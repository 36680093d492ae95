import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MessageCode } from '#contract/messages.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { manualRefunds } from '#shop/payments/payments.ts';
import { advanceClock } from '../support/advance-clock.ts';
import { khqrShop } from './support/paid-by-code.ts';
import { button, eventually, held, main, message, stored } from './support/pages.ts';
import { payingByCodeIn } from './support/paying-by-code.ts';
import { productOf, said } from './support/texts.ts';
import { releaseTest, type Visitor } from './support/visitor.ts';

// Payments that differ from the request: late, of another amount, duplicate, or for a code that another page
// replaced.
const { bank, shop, db, orderOf, almostEnded } = await khqrShop();

/** $8.50 at the demo's rate of 4,100. */
const inRiel = '34,900៛';

/** Returns the pending manual refund with the bank's reference. */
const listed = async (hash: string) => (await manualRefunds(db)).find(({ chargeId }) => chargeId === hash);

const lang = 'ar';
const width = 1440;

describe('late KHQR payments', () => {
  const { say, picture, codeIn, placedOnce, oncePlaced, atCode, dialogOf, methods, storage } =
    payingByCodeIn(lang);

  async function atEnd(): Promise<{ me: Visitor; dialog: Locator; code: string; come: () => void }> {
    const { me, dialog } = await atCode(shop.url, width);
    const code = bank.newest();
    await almostEnded(me);
    const ended = dialog.getByText(say('ended'), { exact: true });
    await picture(dialog).or(ended).first().waitFor();
    // A request sent before the expiry is answered after it.
    const come = await held(me.page, `**/${confirmPayment.path}`);
    await ended.waitFor();
    return { me, dialog, code, come };
  }
  /**
   * Waits until the order is void. The reservation is released while the customer still has the code open.
   */
  async function untilVoid({ me, code, come }: Awaited<ReturnType<typeof atEnd>>): Promise<void> {
    await advanceClock(db, 70);
    await eventually(() => orderOf(code)).toBe(91);
    const received = me.page.waitForResponse(`**/${confirmPayment.path}`);
    come();
    await received;
    await eventually(() => button(dialogOf(me), say('newCode')).isVisible()).toBe(true);
  }
  /**
   * Checks that no order was placed. The reason is also shown beside the button, because the message may have
   * closed by now.
   */
  async function refused(me: Visitor, code: MessageCode): Promise<void> {
    await dialogOf(me).waitFor({ state: 'hidden' });
    await main(me.page).locator('.cart-strip').getByText(said(lang, code)).waitFor();
    await methods(me).waitFor();
    expect(await message(me, 'paymentDeclined').count()).toBe(0);
    await eventually(() => stored(me.page, 'cartItems')).toHaveLength(1);
  }

  test('a payment in the last moment places the order, also for a page waiting before the expired code', async () => {
    const { me, dialog, code, come } = await atEnd();
    come();
    const [beforeTime = ''] = say('endedPaidUntil').split('{time}');
    await eventually(() => dialog.getByText(beforeTime).isVisible()).toBe(true);
    expect(await picture(dialog).count()).toBe(0);
    bank.pay(code);
    await placedOnce(me);
  });

  releaseTest(
    'a payment after the stock was released places the order if items remain, and the page shows it',
    async () => {
      const atIt = await atEnd();
      const { me, code } = atIt;
      await untilVoid(atIt);
      bank.pay(code);
      await advanceClock(db, 120);
      await placedOnce(me);
      await eventually(() => orderOf(code)).toBe(1);
    },
  );

  releaseTest(
    'a payment after the stock was released and sold is refunded, and the page says so',
    async () => {
      const atIt = await atEnd();
      const { me, code } = atIt;
      await untilVoid(atIt);
      const { id } = productOf('kampot-pepper', lang);
      const before = await db
        .selectFrom('product')
        .select('stock')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.updateTable('product').set({ stock: 0 }).where('id', '=', id).execute();
      const { hash } = bank.pay(code);
      await advanceClock(db, 120);
      await message(me, 'moneyGoesBack').first().waitFor();
      await db.updateTable('product').set(before).where('id', '=', id).execute();
      await refused(me, 'moneyGoesBack');
      await eventually(() => listed(hash)).toMatchObject({ what: 'refund', amountMinor: 850 });
    },
  );

  test('a wrong amount places no order, explains what to do, and appears in the staff list', async () => {
    const { me } = await atCode(shop.url, width);
    const { hash } = bank.pay(bank.newest(), { amount: '8.49' });
    await message(me, 'moneyIsOther').first().waitFor();
    await refused(me, 'moneyIsOther');
    // As configured in the demo shop, the message asks the customer to call.
    const phone = main(me.page).getByRole('link', { name: '+855 12 345 678' });
    await eventually(() => phone.getAttribute('href')).toBe('tel:+85512345678');
    await eventually(() => listed(hash)).toMatchObject({
      what: 'money',
      reason: 'another amount',
      amountMinor: 849,
    });
  });

  describe('KHQR on two devices', () => {
    const change = (dialog: Locator) => button(dialog, say('inRiel', { amount: inRiel }));
    async function bothAtCode() {
      const savedState = await storage(shop.url);
      const here = await atCode(shop.url, width, savedState);
      const there = await atCode(shop.url, width, savedState);
      expect(await codeIn(there.dialog)).toBe(await codeIn(here.dialog));
      return [here, there] as const;
    }

    test('paying in two currencies on two devices places one order and notifies the second payer', async () => {
      const both = await bothAtCode();
      const dollars = bank.newest();
      await change(both[1].dialog).click();
      await picture(both[1].dialog, inRiel).waitFor();
      const paid = [bank.pay(dollars), bank.pay(bank.newest())];
      await Promise.all([
        ...both.map(({ me }) => message(me, 'orderPlaced').first().waitFor()),
        Promise.any(both.map(({ me }) => message(me, 'paidTwice').first().waitFor())),
      ]);
      const back = async () => (await Promise.all(paid.map(({ hash }) => listed(hash)))).filter(Boolean);
      await eventually(async () => (await back()).length).toBe(1);
      await eventually(back).toMatchObject([{ what: 'refund', reason: 'paid twice' }]);
      await oncePlaced(both[0].me);
    });
  });
});
