import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { auditedSince } from '../../support/audit.ts';
import { mapConcurrently, machine } from '../asking.ts';
import { expectEvery, expectAll, says, sized } from '../gate.ts';
import { customersWithPassword, forgetCounts, identityPair, password } from './identity-pair.ts';

const { db, request, logIn, newCode, codesMailed, faults: errors } = await identityPair();
const guesses = 300;
const rounds = Array.from({ length: sized(1, 5, 20) }, (_, at) => at + 1);
const newPassword = 'green turtle 9';

let machines = 0;
/**
 * Returns a sender whose requests each come from a machine in another network, to the two processes in turn.
 * `mark` keeps the browser the same.
 */
const from = (mark = '') => ({
  address: machine((machines += 1) * 256),
  headers: mark === '' ? {} : { 'sec-fetch-site': 'same-origin', cookie: mark },
});
const turn = () => machines % 2;
const newMark = () => `kado-browser=${randomBytes(32).toString('base64url')}`;
const ownMark = newMark();
const sendTo = (Email: string, mark = ownMark) =>
  request(turn(), validateEmailSendOtp.path, { Email }, from(mark));
const guess = (Email: string, Otp: string, Password = newPassword, mark = ownMark) =>
  request(
    turn(),
    validateOtpChangePassword.path,
    { Email, Otp, Password, ConfirmPassword: Password },
    from(mark),
  );
const isDone = ({ envelope }: Awaited<ReturnType<typeof guess>>) => envelope.statusCode === 200;
/** Returns eight digits that differ from the code. */
const notThe = (code: string, by: number) => String((Number(code) + by) % 100_000_000).padStart(8, '0');
const triesOf = async (email: string) =>
  (
    await db
      .selectFrom('one_time_code')
      .select('tries')
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .execute()
  )[0]?.tries;

async function owner(): Promise<string> {
  const [shopper] = await customersWithPassword(db, 1);
  return shopper!.email;
}
async function ownerWithCode(): Promise<{ email: string; code: string }> {
  const email = await owner();
  await sendTo(email);
  return { email, code: await newCode(email) };
}
const codesOf = async (email: string) =>
  (await db.selectFrom('one_time_code').select('id').where('email', '=', email).execute()).length;
const isIn = async (email: string, text: string) =>
  (await logIn(turn(), email, text, from())).envelope.token !== null;

beforeEach(() => forgetCounts(db));

describe('guessing a code', () => {
  test.each(rounds)(
    'of 300 parallel wrong guesses only five are compared, and then the right one is refused (%i)',
    async () => {
      const { email, code } = await ownerWithCode();
      const since = await auditedSince(db);
      const numbers = Array.from({ length: guesses }, (_, at) => at + 1);
      const output = await Promise.all(numbers.map((by) => guess(email, notThe(code, by))));
      const compared = (await since()).filter(({ event }) => event === 'code refused').length;
      says(
        `${output.length} guesses at two processes: ${compared} compared, ${await triesOf(email)} counted`,
      );
      expect(output.filter(isDone)).toEqual([]);
      expect({ compared, tries: await triesOf(email) }).toEqual({ compared: 5, tries: 5 });
      const late = await mapConcurrently(numbers.slice(0, 20), 20, () => guess(email, code));
      expectEvery('correct guesses after five wrong ones are refused', late, (each) => !isDone(each));
      expect(await isIn(email, password)).toBe(true);
      expectAll('guesses beyond five were never compared', guesses - compared, guesses - 5);
    },
  );

  test('300 parallel requests with the right code set the password only once', async () => {
    const { email, code } = await ownerWithCode();
    const passwords = Array.from({ length: guesses }, (_, at) => `new password ${at}`);
    const output = await Promise.all(passwords.map((each) => guess(email, code, each)));
    const winners = passwords.filter((_, at) => isDone(output[at]!));
    expectAll('one of 300 correct guesses is accepted', winners.length, 1);
    expect(await isIn(email, winners[0]!)).toBe(true);
  });

  test('guessing a code stops shop-wide after a thousand wrong guesses in an hour, across both processes', async () => {
    const { email, code } = await ownerWithCode();
    await sql`insert into rate_window (key, window_start, hits)
      values ('code-guesses', now(), 500), ('code-guesses first', now(), 498)`.execute(db);
    const output = await Promise.all([1, 2, 3, 4, 5].map((by) => guess(email, notThe(code, by))));
    expectAll(
      'guesses beyond a thousand are rate-limited',
      output.filter(({ status }) => status === 429).length,
      3,
    );
  });
});

describe('a one-time code', () => {
  test('a one-time code works once across both processes', async () => {
    const { email, code } = await ownerWithCode();
    expect(isDone(await guess(email, code))).toBe(true);
    const again = [await guess(email, code, 'another one 5'), await guess(email, code, 'another one 6')];
    expectAll('a used code is refused', again.filter((each) => !isDone(each)).length, 2);
    expect(await isIn(email, newPassword)).toBe(true);
  });

  test.each([
    ['9 minutes 55 seconds', true],
    ['10 minutes 1 second', false],
  ])('a one-time code is valid for ten minutes of database time: after %s', async (age, isGood) => {
    const { email, code } = await ownerWithCode();
    await sql`update one_time_code set created_at = created_at - ${age}::interval, expires_at = expires_at - ${age}::interval
      where email = ${email}`.execute(db);
    expectAll(
      `after ${age} it is ${isGood ? 'accepted' : 'refused'}`,
      Number(isDone(await guess(email, code)) === isGood),
      1,
    );
  });

  test('a one-time code is replaced by a newer code', async () => {
    const { email, code: first } = await ownerWithCode();
    await sendTo(email);
    const newest = await newCode(email, [first]);
    expectAll('the older of two is refused', Number(!isDone(await guess(email, first))), 1);
    expectAll('the newest is taken', Number(isDone(await guess(email, newest))), 1);
  });

  test('a one-time code stays valid while more codes are requested', async () => {
    const { email, code: first } = await ownerWithCode();
    await sendTo(email);
    const second = await newCode(email, [first]);
    await sendTo(email);
    const third = await newCode(email, [first, second]);
    const flood = await Promise.all(Array.from({ length: 60 }, () => sendTo(email)));
    expect(new Set(flood.map(({ text }) => text)).size).toBe(1);
    expectAll('codes created for 63 requests within 15 minutes', await codesOf(email), 3);
    expectAll('the newest works after the flood', Number(isDone(await guess(email, third))), 1);
  });

  test('a one-time code is created at most ten times a day, six times for strangers', async () => {
    const email = await owner();
    const logged = await logIn(0, email, password, from(newMark()));
    expect(logged.envelope.token).not.toBeNull();
    const mark = logged.cookies.find((each) => each.startsWith('kado-browser='))!;
    await Promise.all(Array.from({ length: 60 }, () => sendTo(email, '')));
    expectAll('codes emailed for strangers at 60 machines', await codesOf(email), 6);
    for (let at = 0; at < 5; at += 1) {
      await Promise.all([1, 2, 3].map(() => sendTo(email, mark)));
      await sql`delete from rate_window where key like 'code-asker %'`.execute(db);
    }
    expectAll('codes a day', await codesOf(email), 10);
  });
});

describe('attacks by strangers', () => {
  /**
   * Attacks as a stranger on one machine, in a separate network, who repeatedly requests a code and guesses
   * it five times.
   */
  async function attack(email: string, at: number, times: number): Promise<void> {
    const otherClient = { address: machine(3_000_000 + at * 256) };
    const fields = { Email: email, Password: newPassword, ConfirmPassword: newPassword };
    for (let round = 0; round < times; round += 1) {
      await request(at, validateEmailSendOtp.path, { Email: email }, otherClient);
      for (let by = 1; by <= 5; by += 1)
        await request(
          at + by,
          validateOtpChangePassword.path,
          { ...fields, Otp: notThe('12345678', by) },
          otherClient,
        );
    }
  }
  const seventy = Array.from({ length: 70 }, (_, at) => at);
  async function resets(email: string, mark: string): Promise<boolean> {
    const known = await codesMailed(email);
    await sendTo(email, mark);
    return isDone(await guess(email, await newCode(email, known), newPassword, mark));
  }

  test('28 requests, guesses and logins by strangers do not lock the owner out on a trusted or new device', async () => {
    const email = await owner();
    const { cookies } = await logIn(0, email, password, from(newMark()));
    const mark = cookies.find((each) => each.startsWith('kado-browser='))!;
    await attack(email, 0, 3);
    for (let at = 0; at < 10; at += 1) await logIn(at, email, 'wrong', from());
    expectAll(
      'logins of the owner on a known device',
      Number((await logIn(0, email, password, from(mark))).envelope.token !== null),
      1,
    );
    expectAll('resets of the owner on a new device', Number(await resets(email, newMark())), 1);
  });

  test.each([
    ['unknown addresses', async () => seventy.map((at) => `nobody${at}@example.com`)],
    ['accounts of their own', async () => (await customersWithPassword(db, 70)).map(({ email }) => email)],
  ] as const)(
    '70 machines that guess at %s (1,260 requests) prevent no password reset',
    async (what, emailsOf) => {
      const emails = await emailsOf();
      await mapConcurrently(seventy, 20, (at) => attack(emails[at]!, at, 3));
      const owners = await customersWithPassword(db, 10);
      const done = await mapConcurrently(owners, 5, ({ email }) => resets(email, newMark()));
      expectAll(
        `resets of others, on new devices, beside guesses at ${what}`,
        done.filter(Boolean).length,
        10,
      );
    },
  );

  test('1,260 guesses by strangers from 70 machines do not lock the owner out on a trusted device', async () => {
    const email = await owner();
    const { cookies } = await logIn(0, email, password, from(newMark()));
    const mark = cookies.find((each) => each.startsWith('kado-browser='))!;
    await mapConcurrently(seventy, 20, (at) => attack(email, at, 3));
    const { rows } = await sql<{ codes: number; tries: number }>`
      select count(*)::int as codes, sum(tries)::int as tries from one_time_code where email = ${email}`.execute(
      db,
    );
    says(`1,050 guesses at one owner: ${rows[0]!.codes} codes mailed, ${rows[0]!.tries} guesses compared`);
    expect(rows[0]!.codes).toBe(6);
    expect(rows[0]!.tries).toBeLessThanOrEqual(30);
    expectAll('resets of the owner on a known device', Number(await resets(email, mark)), 1);
  });
});

test('no process logged an error', () => {
  expect(errors()).toEqual([]);
});
