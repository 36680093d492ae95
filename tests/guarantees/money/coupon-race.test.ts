import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { discountKind } from '#shop/discounts/discounts.ts';
import { changeRecords, historyOf, undo } from '#shop/records/records.ts';
import { whiteMug, orderPlaced, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { newShopper, newShoppers } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';
import { expectAll, says, sized } from '../gate.ts';
import { until } from '../until.ts';
import { balances, halfAnHourLater } from './money.ts';
import { payingPair } from './paying-pair.ts';

const pair = await payingPair();
const { db, payments, send } = pair;
const mug = [whiteMug(1)];
const rounds = Array.from({ length: sized(1, 3, 20) }, (_, at) => at + 1);
const buyers = sized(50, 50, 200);
beforeAll(() => pair.setStock(1, 1_000_000));

async function coupon(limits: {
  uses: number | null;
  perCustomer: number | null;
  used?: number;
}): Promise<string> {
  const code = `GATE${randomUUID().slice(0, 8)}`.toUpperCase();
  await sql`
    insert into discount (coupon_code, kind, amount_cents, starts_at, ends_at, max_uses, max_uses_per_customer, used)
    values (${code}, 'total', 300, now() - interval '1 day', now() + interval '1 day', ${limits.uses}, ${limits.perCustomer},
      ${limits.used ?? 0})`.execute(db);
  return code;
}
/** Returns how often a coupon was used: according to its counter, and to the stored rows. */
async function usesOf(code: string) {
  const { rows } = await sql<{ used: number; kept: number }>`
    select used, (select count(*)::int from coupon_use u where u.discount_id = d.id) as kept
    from discount d where coupon_code = ${code}`.execute(db);
  return rows[0]!;
}
const cash = (CouponCode: string) => ({ CouponCode });
const card = (CouponCode: string, what = 'approve') => ({
  CouponCode,
  PaymentMethod: '5',
  paymentToken: token(`${what}.hook-none`),
});
const count = (messages: readonly string[], message: string) =>
  messages.filter((each) => each === message).length;

test.each(rounds)(
  'a coupon with 3 uses is used exactly 3 times by concurrent orders on two processes, cash and card (round %i)',
  async () => {
    const code = await coupon({ uses: 3, perCustomer: null });
    const shoppers = await newShoppers(db, buyers);
    let answers: ReturnType<typeof send>[] = [];
    // While the coupon is locked, more orders than there are uses read that one use is left.
    await db.transaction().execute(async (holding) => {
      await sql`select from discount where coupon_code = ${code} for update`.execute(holding);
      answers = shoppers.map((each, at) =>
        send(at % 2, 'order', each, mug, at % 4 < 2 ? cash(code) : card(code)),
      );
      await until('more buyers than uses at the coupon', async () => (await waitingForLocks(db)) > 3);
    });
    const messages = (await Promise.all(answers)).map(messageOf);
    const outcome = {
      placed: count(messages, orderPlaced),
      refused: count(messages, 'invalidCoupon'),
      ...(await usesOf(code)),
    };
    expect(outcome).toEqual({ placed: 3, refused: buyers - 3, used: 3, kept: 3 });
    expectAll(`uses of 3 by ${buyers} buyers`, outcome.placed, 3);
  },
);

test.each(rounds)(
  'a coupon is used no more than its limit while staff change that limit and undo changes during a rush (round %i)',
  async () => {
    const code = await coupon({ uses: 1, perCustomer: null });
    const { rows } = await sql<{ id: number }>`select id from discount where coupon_code = ${code}`.execute(
      db,
    );
    const { id } = rows[0]!;
    const by = 'staff gate';
    const codeOf = (outcome: { state: string; errors?: { code: string }[] } | null | undefined) =>
      outcome?.errors?.[0]?.code ?? outcome?.state;
    // The database refuses what the shop should have refused before.
    const codeAfter = (work: Promise<Parameters<typeof codeOf>[0]>) =>
      work.then(codeOf, (error: Error) => error.message);
    const limitTo = (maxUses: number) =>
      codeAfter(
        changeRecords(db, discountKind, { by }, [{ id, fields: { maxUses } }]).then(([each]) => each),
      );
    expect([await limitTo(2), await limitTo(1)]).toEqual(['changed', 'changed']);
    const answers = (await newShoppers(db, buyers)).map((each, at) =>
      send(at % 2, 'order', each, mug, at % 4 < 2 ? cash(code) : card(code)),
    );
    const changes: unknown[] = [];
    for (const maxUses of [8, 3, 6, 4, 5]) changes.push(await limitTo(maxUses));
    await Promise.all(answers);
    expect(await limitTo(1)).toBe('usedMore');
    // A limit below the uses so far is refused, never stored.
    expect(changes.filter((each) => !['changed', 'unchanged', 'usedMore'].includes(String(each)))).toEqual(
      [],
    );
    // Only the last change can be undone, and not to a limit below the uses.
    const more = (await newShoppers(db, 10)).map((each, at) => send(at % 2, 'order', each, mug, cash(code)));
    const undone: unknown[] = [];
    for (const { id: entry } of (await historyOf(db, 'discount', id)).toReversed())
      undone.push(await codeAfter(undo(db, discountKind, { by }, entry)));
    await Promise.all(more);
    expect(undone.slice(0, -1).filter((each) => each !== 'conflict')).toEqual([]);
    expect(['changed', 'usedMore']).toContain(undone.at(-1));
    // The rest of the limit can be used, and no more.
    const later = await newShoppers(db, 10);
    await Promise.all(later.map((each, at) => send(at % 2, 'order', each, mug, cash(code))));
    const limits = await sql<{ max: number }>`select max_uses as max from discount where id = ${id}`.execute(
      db,
    );
    const { max } = limits.rows[0]!;
    expect(await usesOf(code)).toEqual({ used: max, kept: max });
    expectAll('uses within the last limit', (await usesOf(code)).kept, max);
  },
);

test.each(rounds)(
  'a coupon limited to once per customer applies once when a customer sends 10 orders at once (round %i)',
  async () => {
    const code = await coupon({ uses: null, perCustomer: 1 });
    const shoppers = await newShoppers(db, sized(5, 20));
    const tries = shoppers.flatMap((each) => Array.from({ length: 10 }, () => each));
    const answers = await Promise.all(
      tries.map((each, at) =>
        send(at % 2, 'order', each, mug, at % 4 < 2 ? cash(code) : card(code), randomUUID()),
      ),
    );
    // The same cart under another key, sent before the first is answered, returns the first one's order.
    const placed = answers.filter((answer) => messageOf(answer) === orderPlaced);
    const { rows } = await sql<{ most: number; customers: number }>`
    select max(n)::int as most, count(*)::int as customers from (
      select count(*) as n from coupon_use u join discount d on d.id = u.discount_id where d.coupon_code = ${code}
      group by u.customer_id) x`.execute(db);
    expect({ placed: new Set(placed.map(({ data }) => data[0].OrderNumber)).size, ...rows[0] }).toEqual({
      placed: shoppers.length,
      most: 1,
      customers: shoppers.length,
    });
    expectAll('customers who used it exactly once', rows[0]!.customers, shoppers.length);
  },
);

test.each(rounds)(
  'a coupon use taken by a declined or lost payment is released once and can be used again (round %i)',
  async () => {
    const code = await coupon({ uses: 8, perCustomer: null, used: 0 });
    const stays = await newShoppers(db, 5);
    for (const each of stays)
      expect(messageOf(await send(0, 'order', each, mug, cash(code)))).toBe(orderPlaced);
    const [declined, lost] = [await newShoppers(db, 6), await newShoppers(db, 3)];
    await Promise.all(declined.map((each, at) => send(at % 2, 'order', each, mug, card(code, 'decline'))));
    expect(await usesOf(code), 'after the declined payments').toEqual({ used: 5, kept: 5 });
    const sent = lost.map(() => card(code, 'reset'));
    await Promise.all(lost.map((each, at) => send(at % 2, 'order', each, mug, sent[at])));
    expect(await usesOf(code), 'while three payments are unknown').toEqual({ used: 8, kept: 8 });
    expect(messageOf(await send(0, 'order', await newShopper(db), mug, cash(code)))).toBe('invalidCoupon');
    // Both processes expire overdue orders while the shoppers keep sending requests.
    const asking = Promise.all(
      Array.from({ length: 12 }, (_, at) => send(at % 2, 'order', lost[at % 3]!, mug, sent[at % 3])),
    );
    says(`settled within ${(await halfAnHourLater(db)).toFixed(1)} s`);
    await asking;
    expect(await usesOf(code), 'after these payments expired').toEqual({ used: 5, kept: 5 });
    const again = await newShoppers(db, 6);
    const messages = await Promise.all(
      again.map(async (each, at) => messageOf(await send(at % 2, 'order', each, mug, cash(code)))),
    );
    expect(await usesOf(code)).toEqual({ used: 8, kept: 8 });
    expectAll('released uses that could be used again', count(messages, orderPlaced), 3);
  },
);

test('every order is complete, no total is below zero, and no process logs an error', async () => {
  // Cash-on-delivery orders may have used up the coupon, so this one pays by card.
  const paid = await send(0, 'order', await newShopper(db), mug, card(''));
  expect(messageOf(paid)).toBe(orderPlaced);
  await balances(db, payments.taken());
  expect(await brokenOrders(db)).toEqual([]);
  expect((await sql`select id from customer_order where total_cents < 0`.execute(db)).rows).toEqual([]);
  expect(pair.faults()).toEqual([]);
});
