import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { auditedSince } from '../support/audit.ts';
import { eachOf, machine } from './asking-from.ts';
import { holds, says, sized } from './gate.ts';
import { customersWithPassword, forgetCounts, identityPair, password } from './identity-pair.ts';

const { db, ask, logIn, newCode, faults } = await identityPair();
const guesses = 300;
const rounds = Array.from({ length: sized(1, 5, 20) }, (_, at) => at + 1);
const newPassword = 'green turtle 9';

let machines = 0;
/** Every question from a machine of its own, at one process and the other in turn. */
const from = () => ({ address: machine((machines += 1)) });
const turn = () => machines % 2;
const sendTo = (Email: string) => ask(turn(), validateEmailSendOtp.path, { Email }, from());
const guess = (Email: string, Otp: string, Password = newPassword) =>
  ask(turn(), validateOtpChangePassword.path, { Email, Otp, Password, ConfirmPassword: Password }, from());
const isDone = ({ envelope }: Awaited<ReturnType<typeof guess>>) => envelope.statusCode === 200;
/** Eight digits that are not these. */
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
const isIn = async (email: string, text: string) =>
  (await logIn(turn(), email, text, from())).envelope.token !== null;

beforeEach(() => forgetCounts(db));

describe('guessing', () => {
  test.each(rounds)(
    'of 300 parallel wrong guesses five are compared, and the right one after them is refused (%i)',
    async () => {
      const { email, code } = await ownerWithCode();
      const since = await auditedSince(db);
      const numbers = Array.from({ length: guesses }, (_, at) => at + 1);
      const said = await Promise.all(numbers.map((by) => guess(email, notThe(code, by))));
      const compared = (await since()).filter(({ event }) => event === 'code refused').length;
      says(`${said.length} guesses at two processes: ${compared} compared, ${await triesOf(email)} counted`);
      expect(said.filter(isDone)).toEqual([]);
      expect({ compared, tries: await triesOf(email) }).toEqual({ compared: 5, tries: 5 });
      const late = await eachOf(numbers.slice(0, 20), 20, () => guess(email, code));
      holds(
        'right ones after the five are refused',
        late.filter((each) => !isDone(each)).length,
        late.length,
      );
      expect(await isIn(email, password)).toBe(true);
      holds('guesses beyond five were never compared', guesses - compared, guesses - 5);
    },
  );

  test('of 300 parallel right ones one sets the password', async () => {
    const { email, code } = await ownerWithCode();
    const passwords = Array.from({ length: guesses }, (_, at) => `new password ${at}`);
    const said = await Promise.all(passwords.map((each) => guess(email, code, each)));
    const winners = passwords.filter((_, at) => isDone(said[at]!));
    holds('one of 300 right ones is taken', winners.length, 1);
    expect(await isIn(email, winners[0]!)).toBe(true);
  });

  test('in the whole shop ends after a thousand wrong ones in an hour, over both processes', async () => {
    const { email, code } = await ownerWithCode();
    await sql`insert into rate_window (key, window_start, hits) values ('code-guesses', now(), 998)`.execute(
      db,
    );
    const said = await Promise.all([1, 2, 3, 4, 5].map((by) => guess(email, notThe(code, by))));
    holds(
      'guesses beyond a thousand are told to wait',
      said.filter(({ status }) => status === 429).length,
      3,
    );
  });
});

describe('a code', () => {
  test('works once, at one process and the other', async () => {
    const { email, code } = await ownerWithCode();
    expect(isDone(await guess(email, code))).toBe(true);
    const again = [await guess(email, code, 'another one 5'), await guess(email, code, 'another one 6')];
    holds('a used code is refused', again.filter((each) => !isDone(each)).length, 2);
    expect(await isIn(email, newPassword)).toBe(true);
  });

  test.each([
    ['9 minutes 55 seconds', true],
    ['10 minutes 1 second', false],
  ])('is good for ten minutes of the database: after %s', async (age, isGood) => {
    const { email, code } = await ownerWithCode();
    await sql`update one_time_code set created_at = created_at - ${age}::interval, expires_at = expires_at - ${age}::interval
      where email = ${email}`.execute(db);
    holds(
      `after ${age} it is ${isGood ? 'taken' : 'refused'}`,
      Number(isDone(await guess(email, code)) === isGood),
      1,
    );
  });

  test('gives way to a newer one', async () => {
    const { email, code: first } = await ownerWithCode();
    await sendTo(email);
    const newest = await newCode(email, [first]);
    holds('the older of two is refused', Number(!isDone(await guess(email, first))), 1);
    holds('the newest is taken', Number(isDone(await guess(email, newest))), 1);
  });

  test('is not voided by strangers who ask for more', async () => {
    const { email, code: first } = await ownerWithCode();
    await sendTo(email);
    const second = await newCode(email, [first]);
    await sendTo(email);
    const third = await newCode(email, [first, second]);
    const flood = await Promise.all(Array.from({ length: 60 }, () => sendTo(email)));
    expect(new Set(flood.map(({ text }) => text)).size).toBe(1);
    const codes = await db.selectFrom('one_time_code').select('id').where('email', '=', email).execute();
    holds('codes made of 63 asked for in a quarter of an hour', codes.length, 3);
    holds('the owner’s code works after the flood', Number(isDone(await guess(email, third))), 1);
  });

  test('is made ten times a day at most', async () => {
    const email = await owner();
    for (let at = 0; at < 5; at += 1) {
      await Promise.all([1, 2, 3].map(() => sendTo(email)));
      await sql`delete from rate_window where key like 'code-quarter %'`.execute(db);
    }
    const codes = await db.selectFrom('one_time_code').select('id').where('email', '=', email).execute();
    holds('codes a day', codes.length, 10);
  });
});

test('no process logged an error', () => {
  expect(faults()).toEqual([]);
});
