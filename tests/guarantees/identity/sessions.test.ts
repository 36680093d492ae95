import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endCustomerSessions } from '#contract/operations/accounts/end-customer-sessions.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { mapConcurrently, machine } from '../asking.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { as, customersWithPassword, identityPair, password } from './identity-pair.ts';

const { db, shops, request, logIn, newCode, faults: errors } = await identityPair();
const browser = { 'sec-fetch-site': 'same-origin' };
const own = getCustomerOrderHistoryMaster.path;

interface LoggedIn extends Shopper {
  /** The cookie `kado=…`; '' if there is none. */
  cookie: string;
}
/** Logs in through the first process. */
async function comeIn(headers: Record<string, string> = {}): Promise<LoggedIn> {
  const [shopper] = await customersWithPassword(db, 1);
  return again(shopper!, headers);
}
let machines = 0;
async function again(shopper: Shopper, headers: Record<string, string> = {}): Promise<LoggedIn> {
  const output = await logIn(0, shopper.email, password, { address: machine((machines += 1)), headers });
  expect(output.envelope.token).not.toBeNull();
  const cookie = output.cookies.find((each) => each.startsWith('kado=')) ?? '';
  return { ...shopper, token: output.envelope.token ?? '', cookie };
}
/**
 * Returns the status with which a process answers a request for the caller's own orders: 200, or 401 for a
 * guest.
 */
const statusAt = async (process: number, who: Shopper, headers: Record<string, string> = {}) => {
  const output = await request(process, own, {}, { headers: { ...as(who), ...headers } });
  expect(output.status).toBe(200);
  return output.envelope.statusCode;
};

type End = (who: LoggedIn) => Promise<unknown>;
const ends: readonly [name: string, end: End][] = [
  ['a logout', (who) => request(0, logout.path, {}, { headers: as(who) })],
  [
    'logging out elsewhere',
    async (who) => request(0, endCustomerSessions.path, {}, { headers: as(await again(who)) }),
  ],
  [
    'a reset of the password',
    async ({ email }) => {
      await request(0, validateEmailSendOtp.path, { Email: email });
      const Otp = await newCode(email);
      const fields = { Email: email, Otp, Password: 'green turtle 9', ConfirmPassword: 'green turtle 9' };
      const { envelope } = await request(0, validateOtpChangePassword.path, fields);
      expect(envelope.statusCode).toBe(200);
    },
  ],
  [
    'the account’s closing',
    ({ customerId }) =>
      db.updateTable('customer').set({ active: false }).where('id', '=', customerId).execute(),
  ],
];

describe('a session ends in both processes', () => {
  test.each(ends)('a session ends in both processes by %s, from the next request on', async (name, end) => {
    const [who, bystander] = [await comeIn(), await comeIn()];
    expect(await statusAt(1, who)).toBe(200);
    let ended = Number.POSITIVE_INFINITY;
    const answers: { at: number; status: number }[] = [];
    const poll = (async () => {
      for (const until = performance.now() + 30_000; performance.now() < until; await sleep(50)) {
        const at = performance.now();
        answers.push({ at, status: await statusAt(1, who) });
        if (at > ended + 300) return;
      }
    })();
    await end(who);
    ended = performance.now();
    await poll;
    const after = answers.filter(({ at }) => at > ended);
    expectEvery(`requests at the other process after ${name}`, after, ({ status }) => status === 401);
    expect(await statusAt(0, who)).toBe(401);
    // Only this session has ended.
    expect(await statusAt(1, bystander)).toBe(200);
  });

  const ages: readonly [column: 'last_used_at' | 'created_at', age: string, status: number][] = [
    ['last_used_at', '13 days 23 hours 59 minutes', 200],
    ['last_used_at', '14 days 1 minute', 401],
    ['created_at', '29 days 23 hours 59 minutes', 200],
    ['created_at', '30 days 1 minute', 401],
  ];
  test.each(ages)('sessions with %s %s ago: %i, to the minute', async (column, age, status) => {
    const who = await comeIn();
    await sql`update session set ${sql.ref(column)} = now() - ${age}::interval
      where customer_id = ${who.customerId}`.execute(db);
    const output = [await statusAt(1, who), await statusAt(0, who)];
    expectEvery(`${column} ${age} ago answers ${status}`, output, (each) => each === status);
  });

  test('thirty days after login, even when in use', async () => {
    const who = await comeIn();
    await sql`update session set created_at = now() - interval '31 days' where customer_id = ${who.customerId}`.execute(
      db,
    );
    for (let at = 0; at < 5; at += 1) expect(await statusAt(at, who)).toBe(401);
  });
});

describe('a browser’s session', () => {
  test('a browser’s session works only with its cookie, and the cookie alone grants nothing', async () => {
    const who = await comeIn(browser);
    const other = await comeIn(browser);
    expect(who.cookie).toMatch(/^kado=[\w-]{43}$/u);
    const alone = { cookie: who.cookie, userid: String(who.customerId) };
    const cookieOnly = await request(1, own, {}, { headers: alone });
    const wrong = [
      await statusAt(1, who),
      await statusAt(1, who, { cookie: other.cookie }),
      await statusAt(1, who, { cookie: 'kado=' }),
      await statusAt(1, who, { cookie: `${who.cookie}x` }),
      await statusAt(1, who, { cookie: who.cookie.replace('kado', '__Host-kado') }),
      cookieOnly.envelope.statusCode,
    ];
    expectEvery('a stolen token or cookie alone is a guest', wrong, (status) => status === 401);
    expect(await statusAt(1, who, { cookie: who.cookie })).toBe(200);
  });
});

describe('a token', () => {
  test('a session token is new at each login, and the previous one remains valid', async () => {
    const first = await comeIn();
    const second = await again(first);
    expect(second.token).not.toBe(first.token);
    expect([await statusAt(1, first), await statusAt(1, second)]).toEqual([200, 200]);
  });

  test('a session token has 2^256 possible values, and only its hash is stored', async () => {
    const [shopper] = await customersWithPassword(db, 1);
    const count = sized(500, 10_000);
    const made = await mapConcurrently(Array.from({ length: count }), 8, () =>
      createSession(db, shopper!.customerId, true),
    );
    const secrets = made.flatMap(({ token, bindingValue }) => [token, bindingValue!]);
    expectAll(
      'different texts of 43 characters',
      new Set(secrets.filter((each) => /^[\w-]{43}$/u.test(each))).size,
      2 * count,
    );
    const who = await comeIn(browser);
    const looked = [...secrets, who.token, who.cookie.slice('kado='.length)];
    const forms = looked.flatMap((text) => [
      text,
      Buffer.from(text, 'base64url').toString('hex'),
      Buffer.from(text).toString('hex'),
    ]);
    const dump = await everything();
    const logs = shops.map((shop) => shop.output()).join('\n');
    says(`looked for in ${dump.length + logs.length} characters of tables and logs`);
    expectEvery(
      'tokens and cookies in none of them',
      forms,
      (form) => !dump.includes(form) && !logs.includes(form),
    );
    // Cross-check: stored text would be found.
    expect(dump).toContain(shopper!.email);
  });
});

test('dead tokens are answered as fast as live ones, and no process logged an error', async () => {
  const who = await comeIn();
  await request(0, logout.path, {}, { headers: as(who) });
  const times = await mapConcurrently(
    Array.from({ length: 50 }),
    1,
    async () => (await request(1, own, {}, { headers: as(who) })).ms,
  );
  inTime('slowest answer to a dead token', Math.max(...times), 1000, ' ms');
  expect(errors()).toEqual([]);
});

/** Returns every row of every table as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(t::text, ' ') as all from ${sql.table(name)} t`.execute(db);
    texts.push(rows[0]?.all ?? '');
  }
  return texts.join('\n');
}
