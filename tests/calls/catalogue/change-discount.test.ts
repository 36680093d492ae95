import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import { type DiscountChange, type DiscountFields, discountKind } from '#shop/discounts/discounts.ts';
import { changeRecords, historyOf, undo } from '#shop/records/records.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { catalogueToChange, errorsOf, listPrices, sokha } from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';

let db: Database;
let url: string;
const freshShop = async () => {
  ({ db, url } = await catalogueToChange());
};

const change = (...changes: DiscountChange[]) => changeRecords(db, discountKind, sokha, changes);
const one = async (wish: DiscountChange) => (await change(wish))[0]!;
const day = 86_400_000;
const running = { startsAt: new Date(Date.now() - day), endsAt: new Date(Date.now() + day) };
const tenPercent: Partial<DiscountFields> = {
  name: 'Glass week',
  kind: 'products',
  percent: 1000,
  productIds: [3],
  ...running,
};

describe('a discount', () => {
  beforeEach(freshShop);

  it('a discount is in the lists immediately, ends when deactivated, and invalidates every process', async () => {
    const audited = await auditedSince(db);
    let id = 0;
    const notices = await noticesDuring(url, async () => {
      const made = await one({ fields: tenPercent });
      expect(made).toMatchObject({ state: 'created', before: null, after: { version: 1, used: 0 } });
      id = (made as { id: number }).id;
    });
    expect(notices).toEqual(['list', 'product 3']);
    expect((await listPrices(db)).get(3)).toBe(9000);
    await one({ id, fields: { active: false } });
    expect((await listPrices(db)).get(3)).toBe(10_000);
    const events = await audited();
    expect(events.map(({ event }) => event)).toEqual(['discount created', 'discount changed']);
    expect(JSON.stringify(events)).not.toContain('Glass');
  });

  it('a discount without a start or an end is in the lists for as long as it is active', async () => {
    const { id } = (await one({ fields: { ...tenPercent, startsAt: null, endsAt: null } })) as { id: number };
    expect((await listPrices(db)).get(3)).toBe(9000);
    expect(errorsOf(await one({ id, fields: { endsAt: running.startsAt } }))).toBe('changed');
    expect((await listPrices(db)).get(3)).toBe(10_000);
    expect(errorsOf(await one({ id, fields: { startsAt: running.endsAt, endsAt: null } }))).toBe('changed');
    expect((await listPrices(db)).get(3)).toBe(10_000);
  });

  it('a discount that no order used can be deleted, and undo restores it', async () => {
    const { id } = (await one({ fields: tenPercent })) as { id: number };
    expect(await one({ id, fields: {}, remove: true })).toMatchObject({ state: 'removed' });
    expect((await listPrices(db)).get(3)).toBe(10_000);
    const [entry] = await historyOf(db, 'discount', id);
    expect(await undo(db, discountKind, sokha, entry!.id)).toMatchObject({
      state: 'created',
      after: { id, percent: 1000, productIds: [3], endsAt: running.endsAt },
    });
    expect((await listPrices(db)).get(3)).toBe(9000);
  });

  it('a discount of ninety percent or more needs an explicit confirmation', async () => {
    const wish = [{ fields: { ...tenPercent, percent: 9000 } }];
    const unsure = await changeRecords(db, discountKind, { by: 'staff sokha' }, wish);
    expect(unsure.map(errorsOf)).toEqual([['percent priceJump']]);
    expect((await change(...wish)).map(errorsOf)).toEqual(['created']);
  });

  it('an amount needs confirmation, too, if it leaves a tenth of a price or less', async () => {
    const { price_cents: price } = await db
      .selectFrom('product')
      .select('price_cents')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    const off = (share: number, over: object = {}) => ({
      fields: { ...tenPercent, percent: null, amountCents: Math.ceil(price * share), ...over },
    });
    const unsureOf = async (...wishes: object[]) =>
      (await changeRecords(db, discountKind, { by: 'staff sokha', isTrial: true }, wishes as never)).map(
        errorsOf,
      );
    const ofCategory = { kind: 'categories', productIds: [], categoryIds: [1] };
    expect(await unsureOf(off(0.9), off(1), off(5), off(5, ofCategory))).toEqual(
      Array.from({ length: 4 }, () => ['amountCents priceJump']),
    );
    expect(await unsureOf(off(0.5))).toEqual(['created']);
    // Neither another product nor reactivating a discount may cause the conflict.
    await one({ ...off(1), fields: { ...off(1).fields, active: false } });
    const { id } = await db
      .selectFrom('discount')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await unsureOf({ id, fields: { active: true } })).toEqual([['amountCents priceJump']]);
    expect((await change(off(0.9))).map(errorsOf)).toEqual(['created']);
  });

  it('a discount by category applies to products in its subcategories', async () => {
    await one({ fields: { ...tenPercent, kind: 'categories', productIds: [], categoryIds: [1] } });
    expect((await listPrices(db)).get(1)).toBe(1125);
  });
});

describe('a coupon', () => {
  beforeEach(freshShop);

  it('a coupon has a unique code in upper case', async () => {
    const coupon = { ...tenPercent, couponCode: ' glass10 ' };
    const outcomes = await Promise.all([one({ fields: coupon }), one({ fields: coupon })]);
    expect(outcomes.map(errorsOf)).toEqual(expect.arrayContaining([['couponCode taken'], 'created']));
    const rows = await db.selectFrom('discount').select('coupon_code').where('id', '>', 100).execute();
    expect(rows).toEqual([{ coupon_code: 'GLASS10' }]);
    // The change affects no price in the lists.
    expect((await listPrices(db)).get(3)).toBe(10_000);
  });

  it('a coupon cannot be limited to fewer uses than it already has', async () => {
    const made = await one({ fields: { ...tenPercent, couponCode: 'USED' } });
    const { id } = made as { id: number };
    await db.updateTable('discount').set({ used: 3 }).where('id', '=', id).execute();
    expect(errorsOf(await one({ id, fields: { maxUses: 2 } }))).toEqual(['maxUses usedMore']);
    expect(errorsOf(await one({ id, fields: { maxUses: 3 } }))).toBe('changed');
  });
});

it('editing an outdated version of a coupon returns the current one', async () => {
  await freshShop();
  await one({ id: 1, version: 1, fields: { percent: 100 } });
  expect(await one({ id: 1, version: 1, fields: { percent: 200 } })).toMatchObject({
    state: 'conflict',
    now: { percent: 100, version: 2 },
  });
});

describe('invalid discounts', () => {
  beforeAll(freshShop);

  it.each<[Partial<DiscountFields>, string[]]>([
    [{ percent: null }, ['percent percentOrAmount']],
    [{ amountCents: 100 }, ['amountCents percentOrAmount']],
    [{ percent: 10_001 }, ['percent range']],
    [{ percent: null, amountCents: 0 }, ['amountCents range']],
    [{ endsAt: running.startsAt }, ['endsAt period']],
    [{ kind: 'total' }, ['couponCode missing']],
    [{ couponCode: 'ten percent' }, ['couponCode code']],
    [{ productIds: [] }, ['productIds missing']],
    [{ productIds: [3, 99] }, ['productIds unknown']],
    [{ kind: 'categories', categoryIds: [99] }, ['categoryIds unknown']],
    [{ couponCode: 'GLASS', maxUses: -1 }, ['maxUses range']],
    [{ maxUses: 5, minCents: 100 }, ['minCents needsCode', 'maxUses needsCode']],
    [{ endsAt: new Date(8.64e15) }, ['endsAt range']],
    [{ startsAt: 'soon' as never }, ['startsAt shape']],
    [{ productIds: [1.5] }, ['productIds range']],
    [{ productIds: [3_000_000_000] }, ['productIds range']],
    [{ productIds: 'all' as never }, ['productIds shape']],
  ])('a discount with %j is rejected', async (fields, errors) => {
    expect(errorsOf(await one({ fields: { ...tenPercent, ...fields } }))).toEqual(errors);
  });
});
