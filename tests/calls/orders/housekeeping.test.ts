import { describe, expect, it } from 'vitest';
import { dropStale } from '#shop/housekeeping/housekeeping.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper } from '#tests/support/shop-api.ts';

const { db, query } = await testDatabase();
const shopper = await newShopper(db);

/** Returns what was deleted. Marks of changed rows go when no other transaction of the server is older. */
async function dropped() {
  const { changed_row: _marks, ...others } = await dropStale(db);
  return others;
}

describe('order keys', () => {
  it('order keys are deleted after 48 hours, not earlier', async () => {
    await query`insert into order_key (customer_id, key, body_hash, created_at) values
      (${shopper.customerId}, 'young', 'x', now() - interval '47 hours 59 minutes'),
      (${shopper.customerId}, 'old', 'x', now() - interval '48 hours 1 minute')`;
    expect(await dropped()).toEqual({ order_key: 1 });
    expect(await db.selectFrom('order_key').select('key').execute()).toEqual([{ key: 'young' }]);
    expect(await dropped()).toEqual({});
  });
});

describe('other expired rows', () => {
  it('expired rows are deleted, and all others kept', async () => {
    const id = shopper.customerId;
    await query`insert into rate_window (key, window_start)
      values ('a', now() - interval '3 days'), ('b', now() - interval '1 day')`;
    await query`insert into one_time_code (email, code_hmac, created_at)
      values ('a@example.com', 'x', now() - interval '3 days'), ('a@example.com', 'x', now() - interval '1 hour')`;
    await query`insert into session (customer_id, token_hash, created_at)
      values (${id}, 'a', now() - interval '61 days'), (${id}, 'b', now() - interval '31 days')`;
    await query`insert into sealed_password (nonce, opened_at)
      values ('a', now() - interval '2 hours'), ('b', now() - interval '11 minutes')`;
    await query`insert into wishlist_share (code, expires_at)
      values ('ended', now() - interval '1 minute'), ('live', now() + interval '1 minute')`;
    await query`insert into known_browser (customer_id, browser_hash, last_login_at)
      values (${id}, 'a', now() - interval '181 days'), (${id}, 'b', now() - interval '179 days')`;
    await query`insert into outbox_mail (kind, recipient, language_id, content, created_at, sent_at) values
      ('x', 'sent long ago', 1, '{}', now() - interval '32 days', now() - interval '31 days'),
      ('x', 'sent', 1, '{}', now() - interval '32 days', now() - interval '29 days'),
      ('x', 'given up long ago', 1, '{}', now() - interval '181 days', null),
      ('x', 'waiting', 1, '{}', now() - interval '179 days', null)`;
    expect(await dropped()).toEqual({
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
    expect(await dropped()).toEqual({});
  });
});
