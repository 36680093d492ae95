import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dropStale } from '#shop/housekeeping/housekeeping.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';

const { db } = await testDatabase();
let shopper: Shopper;
beforeAll(async () => {
  shopper = await newShopper(db);
});

const ago = (text: string) => sql<Date>`now() - ${text}::interval`;

describe('the keys of orders', () => {
  it('stay for 48 hours and go then', async () => {
    const row = (key: string, age: string) => ({
      customer_id: shopper.customerId,
      key,
      body_hash: Buffer.from('x'),
      created_at: ago(age),
    });
    await db
      .insertInto('order_key')
      .values([row('young', '47 hours 59 minutes'), row('old', '48 hours 1 minute')])
      .execute();
    expect(await dropStale(db)).toEqual({ order_key: 1 });
    expect(await db.selectFrom('order_key').select('key').execute()).toEqual([{ key: 'young' }]);
    expect(await dropStale(db)).toEqual({});
  });
});

describe('what else is over', () => {
  it('goes too, and what is not stays', async () => {
    const customer_id = shopper.customerId;
    await db
      .insertInto('rate_window')
      .values([
        { key: 'a', window_start: ago('3 days') },
        { key: 'b', window_start: ago('1 day') },
      ])
      .execute();
    await db
      .insertInto('one_time_code')
      .values(
        ['3 days', '1 hour'].map((age) => ({
          email: 'a@example.com',
          code_hmac: Buffer.from('x'),
          created_at: ago(age),
        })),
      )
      .execute();
    await db
      .insertInto('session')
      .values(
        ['61 days', '31 days'].map((age) => ({
          customer_id,
          token_hash: Buffer.from(age),
          created_at: ago(age),
        })),
      )
      .execute();
    await db
      .insertInto('sealed_password')
      .values([
        { nonce: Buffer.from('a'), opened_at: ago('2 hours') },
        { nonce: Buffer.from('b'), opened_at: ago('11 minutes') },
      ])
      .execute();
    await db
      .insertInto('wishlist_share')
      .values([
        { code: 'ended', expires_at: ago('1 minute') },
        { code: 'live', expires_at: ago('-1 minute') },
      ])
      .execute();
    await db
      .insertInto('known_browser')
      .values([
        { customer_id, browser_hash: Buffer.from('a'), last_login_at: ago('181 days') },
        { customer_id, browser_hash: Buffer.from('b'), last_login_at: ago('179 days') },
      ])
      .execute();
    const mail = (recipient: string, sent: string | null, made: string) => ({
      kind: 'x',
      recipient,
      language_id: 1,
      content: '{}',
      created_at: ago(made),
      sent_at: sent === null ? null : ago(sent),
    });
    await db
      .insertInto('outbox_mail')
      .values([
        mail('sent long ago', '31 days', '32 days'),
        mail('sent', '29 days', '32 days'),
        mail('given up long ago', null, '181 days'),
        mail('waiting', null, '179 days'),
      ])
      .execute();
    expect(await dropStale(db)).toEqual({
      session: 1,
      rate_window: 1,
      one_time_code: 1,
      sealed_password: 1,
      wishlist_share: 1,
      known_browser: 1,
      outbox_mail: 2,
    });
    const mails = await db.selectFrom('outbox_mail').select('recipient').orderBy('id').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['sent', 'waiting']);
    expect(await dropStale(db)).toEqual({});
  });
});
