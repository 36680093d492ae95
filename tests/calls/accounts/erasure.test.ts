import { beforeAll, describe, expect, it } from 'vitest';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { recordRefund } from '#shop/payments/payments.ts';
import { stored } from '#tests/guarantees/stored.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { payingShop } from '../payments/paying.ts';
import { holding, impersonal, places, ofTheShop, personal, textColumns } from './personal-columns.ts';
import { leaveTraces, type Traced } from './traces.ts';

const shop = await payingShop();
const { db, query, request } = shop;

let person: Traced;
let other: Traced;
beforeAll(async () => {
  [person, other] = [await leaveTraces(shop), await leaveTraces(shop)];
  for (const each of [person, other]) {
    const { id } = await paymentOf(each);
    await recordRefund(db, id, { cents: 50, reason: 'paid twice', by: 'staff srey' });
    await recordRefund(db, id, { cents: 100, reason: `${each.texts[1]} found it broken`, by: 'staff srey' });
    await shop.reconcile(1);
    await query`update refund set note = ${`${each.texts[1]} took it in the shop`} where payment_id = ${id}`;
    await query`insert into stray_money (payment_id, charge_id, kind, amount_minor, currency, settled_at, note)
      values (${id}, 'second', 'another amount', 100, 'USD', now(), ${`sent to ${each.texts[1]}`})`;
    await query`update customer_order set status_id = 3 where customer_id = ${each.customerId}`;
  }
});

const wish = (isConfirmed: boolean) => ({
  whom: { email: ` ${person.email.toUpperCase()} ` },
  by: 'staff srey' as const,
  isConfirmed,
});

const paymentOf = async ({ customerId }: Traced) =>
  db
    .selectFrom('payment')
    .select(['id', 'state'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();

/** The columns that an accountant needs. */
const books = () =>
  query`
    select (select jsonb_agg(o order by o.id) from (select id, number, customer_id, status_id, payment_method_id, subtotal_cents,
        shipping_cents, discount_cents, total_cents, coupon_id, coupon_code, country_name, language_id, created_at
        from customer_order) o) as orders,
      (select jsonb_agg(i order by i.id) from order_item i) as items,
      (select jsonb_agg(c order by c.id) from order_status_change c) as changes,
      (select jsonb_agg(u order by u.id) from coupon_use u) as coupons,
      (select jsonb_agg(p order by p.id) from payment p) as payments,
      (select jsonb_agg(e order by e.id) from payment_event e) as events,
      (select jsonb_agg(to_jsonb(r) - 'reason' - 'note' order by r.id) from refund r) as refunds,
      (select jsonb_agg(l order by l.id) from ledger_entry l) as ledger,
      (select jsonb_agg(stock order by id) from product) as stock,
      (select jsonb_agg(used order by id) from discount) as used`;

describe('a customer with text in every column', () => {
  it('the test customer has text in every text column of the database', async () => {
    const known = new Set([...personal, ...places, ...impersonal]);
    const unknown = (await textColumns(db))
      .filter(({ table, column }) => !ofTheShop.has(table) && !known.has(`${table}.${column}`))
      .map(({ table, column }) => `${table}.${column}`);
    // A new column that identifies a person must be cleared by an erasure, and traces.ts must put a text into
    // it.
    expect(unknown).toEqual([]);
    expect([...(await holding(db, person.texts)).keys()].toSorted()).toEqual(personal);
  });

  it('an erasure is only reported without a confirmation', async () => {
    const everything = async () => [await stored(db), await holding(db, [...person.texts, ...other.texts])];
    const before = await everything();
    expect(await erase(db, wish(false))).toMatchObject({ found: { reviews: 1, messages: 2 } });
    expect(await everything()).toEqual(before);
  });

  it('no column contains an erased customer’s texts, and the ledger is unchanged', async () => {
    const since = await auditedSince(db);
    const [money, others, ratings] = [await books(), await holding(db, other.texts), await reviewsOfMug()];
    expect(ratings.total).toBe(5);
    const told = await erase(db, wish(false));
    expect(await erase(db, wish(true))).toEqual(told);
    expect(told).toMatchObject({
      person: { customerId: person.customerId, email: person.email },
      found: {
        mails: 14,
        messages: 2,
        'sample requests': 2,
        'seller requests': 1,
        'newsletter entries': 1,
        sessions: 2,
        'orders’ personal details': 2,
        reviews: 1,
        // Theirs, and the one merged with it.
        accounts: 2,
      },
    });
    expect(await holding(db, person.texts)).toEqual(new Map());
    expect(
      await query`select distinct city_name, state_name from customer_order where customer_id = ${person.customerId}`,
    ).toEqual([{ city_name: '', state_name: '' }]);
    expect(await books()).toEqual(money);
    const { id } = await paymentOf(person);
    // Reports tell refunds by the shop's own reasons; what staff typed may name a person.
    expect(await query`select reason from refund where payment_id = ${id} order by id`).toEqual([
      { reason: 'paid twice' },
      { reason: '' },
    ]);
    expect(await holding(db, other.texts)).toEqual(others);
    expect(await reviewsOfMug()).toMatchObject({ total: 4, shown: 4 });
    expect(await since()).toEqual([
      { event: 'customer erased', actor: 'staff srey', detail: { customer: person.customerId } },
      { event: 'customer erased', actor: 'staff srey', detail: { customer: expect.any(Number) } },
    ]);
  });

  it('an erased customer gets no email for a later refund', async () => {
    const mails = () => query`select count(*) from outbox_mail`;
    const before = await mails();
    const { id } = await paymentOf(person);
    expect(await recordRefund(db, id, { cents: null, reason: 'came back', by: 'staff srey' })).not.toBeNull();
    await shop.reconcile(1);
    expect((await paymentOf(person)).state).toBe('refunded');
    expect(await mails()).toEqual(before);
    expect(await shop.books()).toBe(shop.witness());
  });
});

async function reviewsOfMug() {
  const detail = (await request(getProductDetail, { ProductId: 1 })).data[0];
  const shown = (await request(getProductReviews, { ProductId: 1 })).data;
  return { total: detail.TotalReviews as number, rating: detail.Rating as number, shown: shown.length };
}
