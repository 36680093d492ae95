import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MessageCode } from '#contract/messages.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { waitingByHand } from '#shop/payments/payments.ts';
import { timePasses } from '../support/time-passes.ts';
import { khqrShop } from './support/paid-by-code.ts';
import { button, eventually, held, main, message, stored } from './support/pages.ts';
import { payingByCodeIn } from './support/paying-by-code.ts';
import { productOf, said } from './support/texts.ts';
import type { Visitor } from './support/visitor.ts';

// Money that does not come as it was asked for: late, another amount, twice, to a code another page has put aside.
const { bank, shop, db, orderOf, almostEnded } = await khqrShop();

/** $8.50 at the demo's 4,100. */
const inRiel = '34,900៛';

/** What the staff is to give back, by the bank's name for it. */
const listed = async (hash: string) => (await waitingByHand(db)).find(({ chargeId }) => chargeId === hash);

const lang = 'ar';
const width = 1440;

describe('with KHQR', () => {
  const { say, picture, codeIn, placedOnce, oncePlaced, atCode, dialogOf, methods, storage } =
    payingByCodeIn(lang);

  async function atEnd(): Promise<{ me: Visitor; dialog: Locator; code: string; come: () => void }> {
    const { me, dialog } = await atCode(shop.url, width);
    const code = bank.newest();
    await almostEnded(me);
    const ended = dialog.getByText(say('ended'), { exact: true });
    await picture(dialog).or(ended).first().waitFor();
    // What was asked before the end is answered after it.
    const come = await held(me.page, `**/${confirmPayment.path}`);
    await ended.waitFor();
    return { me, dialog, code, come };
  }
  /** The goods are given back; whoever stands before the code still does. */
  async function untilVoid({ me, code, come }: Awaited<ReturnType<typeof atEnd>>): Promise<void> {
    await timePasses(db, 70);
    await eventually(() => orderOf(code)).toBe(91);
    const heard = me.page.waitForResponse(`**/${confirmPayment.path}`);
    come();
    await heard;
    await eventually(() => button(dialogOf(me), say('newCode')).isVisible()).toBe(true);
  }
  /** There is no order, and why, which was said, stands in the page beside the button: the message may be gone by now. */
  async function refused(me: Visitor, code: MessageCode): Promise<void> {
    await dialogOf(me).waitFor({ state: 'hidden' });
    await main(me.page).locator('.cart-strip').getByText(said(lang, code)).waitFor();
    await methods(me).waitFor();
    expect(await message(me, 'paymentDeclined').count()).toBe(0);
    await eventually(() => stored(me.page, 'cartItems')).toHaveLength(1);
  }

  test('paid in the last moment it is the order, which whoever waits before the ended code sees', async () => {
    const { me, dialog, code, come } = await atEnd();
    come();
    await eventually(() => dialog.getByText(say('endedPaid'), { exact: true }).isVisible()).toBe(true);
    expect(await picture(dialog).count()).toBe(0);
    bank.pay(code);
    await placedOnce(me);
  });

  test('paid when its goods were given back it is the order all the same, and they see it', async () => {
    const atIt = await atEnd();
    const { me, code } = atIt;
    await untilVoid(atIt);
    bank.pay(code);
    await timePasses(db, 120);
    await placedOnce(me);
    await eventually(() => orderOf(code)).toBe(1);
  });

  test('paid when its goods were given back and sold, the money goes back, and that is said', async () => {
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
    await timePasses(db, 120);
    await message(me, 'moneyGoesBack').first().waitFor();
    await db.updateTable('product').set(before).where('id', '=', id).execute();
    await refused(me, 'moneyGoesBack');
    await eventually(() => listed(hash)).toMatchObject({ what: 'refund', amountMinor: 850 });
  });

  test('another amount buys nothing: that, and what to do, is said, and it is on the list of the staff', async () => {
    const { me } = await atCode(shop.url, width);
    const { hash } = bank.pay(bank.newest(), { amount: '8.49' });
    await message(me, 'moneyIsOther').first().waitFor();
    await refused(me, 'moneyIsOther');
    // As the demo's settings have it: the sentence asks for a call.
    const phone = main(me.page).getByRole('link', { name: '+855 12 345 678' });
    await eventually(() => phone.getAttribute('href')).toBe('tel:+85512345678');
    await eventually(() => listed(hash)).toMatchObject({
      what: 'money',
      reason: 'another amount',
      amountMinor: 849,
    });
  });

  describe('on two devices at once', () => {
    const change = (dialog: Locator) => button(dialog, say('inRiel', { amount: inRiel }));
    async function bothAtCode() {
      const kept = await storage(shop.url);
      const here = await atCode(shop.url, width, kept);
      const there = await atCode(shop.url, width, kept);
      expect(await codeIn(there.dialog)).toBe(await codeIn(here.dialog));
      return [here, there] as const;
    }

    test('each in a currency of its own, and paid on both: one order, and who paid second is told', async () => {
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
