import { expect, test } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { runningShop } from '../../support/running-shop.ts';
import { fetchFrom, machine, median, share } from '../asking.ts';
import { atLeast, expectAll, says, sized, inTime } from '../gate.ts';
import { customersWithPassword, forgetCounts, password } from './identity-pair.ts';

const shop = await runningShop();
const { db } = shop;
const pairs = sized(40, 200, 1000);
const known = await customersWithPassword(db, pairs + 10);
const nobody = (at: number) => `nobody${String(at).padStart(6, '0')}@example.com`;
const Password = 'wrong elephant 7';

let machines = 0;
/** Sends a request from its own machine, and removes what differs between any two answers. */
async function time(path: string, parameters: object) {
  const { status, headers, text, cookies, ms } = await fetchFrom(shop.url, path, parameters, {
    address: machine((machines += 1)),
  });
  // The time until a limit ends is in whole seconds, and differs by when a request came.
  const { date: _date, 'x-request-id': _id, 'ratelimit-reset': _reset, ...steady } = headers;
  // A token identifies its request: all tokens differ, but have the same length.
  const plain = text.replace(/(?<=RequestToken\\":\\")[\w-]{88}(?=\\")/u, '');
  return { ms, output: JSON.stringify({ status, steady, text: plain, cookies }) };
}

const questions: readonly [name: string, path: string, parameters: (Email: string) => object][] = [
  ['a login', getUserLogin.path, (Email) => ({ Email, Password })],
  ['asking for a code', validateEmailSendOtp.path, (Email) => ({ Email })],
  [
    'guessing a code',
    validateOtpChangePassword.path,
    (Email) => ({ Email, Otp: '12345678', Password, ConfirmPassword: Password }),
  ],
];

test.each(questions)(
  '%s reveals a registered email address neither by bytes nor by time',
  async (name, path, parameters) => {
    await forgetCounts(db);
    for (let at = 0; at < 10; at += 1) {
      await time(path, parameters(known[pairs + at]!.email));
      await time(path, parameters(nobody(at)));
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const output = new Set<string>();
    for (let at = 0; at < pairs; at += 1) {
      // The first request of a pair is slower than the second, so each kind goes first half of the time.
      const both: ['known' | 'unknown', string][] = [
        ['known', known[at]!.email],
        ['unknown', nobody(at + 1000)],
      ];
      for (const [kind, email] of at % 2 === 0 ? both : both.toReversed()) {
        const answer = await time(path, parameters(email));
        times[kind].push(answer.ms);
        output.add(answer.output);
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    says(
      `${name}, ${pairs} interleaved pairs: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms (median); nine of ten below ${share(times.known, 0.9).toFixed(1)} and ${share(times.unknown, 0.9).toFixed(1)} ms`,
    );
    expect([...output]).toHaveLength(1);
    expectAll(
      `${name}: answers byte for byte the same`,
      2 * pairs,
      times.known.length + times.unknown.length,
    );
    inTime(`${name}: medians differ by`, Math.abs(one - other), 2, ' ms');
  },
);

test('a signup reports a registered email address only after the work of creating an account', async () => {
  const person = {
    FirstName: 'A',
    LastName: 'B',
    AddressLineOne: 'C',
    MobileNo: '',
    PostalCode: '',
    CityId: '',
    StateProvinceId: '-999',
    CountryID: '1',
    Password: password,
  };
  const times: Record<'taken' | 'new', number[]> = { taken: [], new: [] };
  for (let at = 0; at < sized(15, 60); at += 1) {
    const signUp = async (EmailAddress: string) =>
      (await time(signupUser.path, { ...person, EmailAddress })).ms;
    times.taken.push(await signUp(known[at]!.email));
    times.new.push(await signUp(`new${at}@example.com`));
  }
  says(`signup: taken ${median(times.taken).toFixed(1)} ms, new ${median(times.new).toFixed(1)} ms`);
  // Hashing takes most of the time. Without it, the answer for a taken address would come several times
  // faster.
  atLeast(
    'response time of a taken address, relative to a new one',
    median(times.taken) / median(times.new),
    0.7,
  );
  // Invalid fields are reported first, for taken and new addresses alike.
  const [taken, fresh] = [known[0]!.email, 'another@example.com'].map((EmailAddress) =>
    time(signupUser.path, { ...person, EmailAddress, Password: '123456' }),
  );
  expect((await taken!).output).toBe((await fresh!).output);
});

test('the right password works throughout the probing', async () => {
  await forgetCounts(db);
  const { text } = await fetchFrom(shop.url, getUserLogin.path, {
    Email: known[0]!.email,
    Password: password,
  });
  expect(text).toContain('Login Successfully');
  expect(shop.faults()).toEqual([]);
});
