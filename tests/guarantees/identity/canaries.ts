import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { withClient } from '#database/connect.ts';
import { inDatabase } from '../../support/test-server.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { whiteMug } from '../shop-pair.ts';
import type { From, ApiResponse } from '../asking.ts';
import { as, identityPair } from './identity-pair.ts';
import { type CallOffice, staffSecrets } from './staff-secrets.ts';

export const { db, shops, secret, request, newCode } = await identityPair({
  LOG_LEVEL: 'trace',
  LIMIT_ACCOUNT: '100',
});

const mark = (what: string) => `${what}-${randomBytes(9).toString('hex')}`;
export const email = `${mark('owner')}@example.com`;
/** A secret text that must not appear in the wrong place, with the tables and other places where it may. */
interface Canary {
  value: string;
  /** Tables that may contain it. */
  tables?: readonly string[];
  /** Kinds of email that may contain it. */
  mails?: readonly string[];
}
export const canaries: Record<string, Canary> = {
  password: { value: mark('Pass') },
  'a wrong password': { value: mark('Wrong') },
  'the new password': { value: mark('N').slice(0, 20) },
  'a staff’s password': { value: mark('Staff') },
  'the seller’s password': { value: mark('Sell').slice(0, 20) },
  'a card’s token': { value: `tok_${mark('card')}` },
  'a wallet’s result': { value: mark('WALLET') },
  'an address': {
    value: `House ${mark('9')}`,
    tables: ['customer', 'customer_order', 'seller_request', 'outbox_mail'],
    mails: ['order', 'seller'],
  },
  'a phone number': {
    value: `0${String(BigInt(`0x${randomBytes(6).toString('hex')}`))
      .padStart(14, '7')
      .slice(0, 14)}`,
    tables: ['customer', 'customer_order', 'seller_request', 'contact_message', 'outbox_mail'],
    mails: ['order', 'seller', 'contact'],
  },
  'a message': { value: mark('Dear'), tables: ['contact_message', 'outbox_mail'], mails: ['contact'] },
  'the shop’s secret': { value: secret },
};
export const valueOf = (name: string) => canaries[name]!.value;

/** All answers received so far. */
export const answers: { call: string; text: string; headers: string; allowed: readonly string[] }[] = [];
let turns = 0;
/** Calls the two processes in turn. `allowed` lists the canaries that the answer may contain. */
async function notify(
  path: string,
  parameters: unknown,
  from: From = {},
  allowed: readonly string[] = [],
): Promise<ApiResponse> {
  const output = await request((turns += 1), path, parameters, from);
  answers.push({ call: path, text: output.text, headers: JSON.stringify(output.headers), allowed });
  return output;
}
async function send(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  answers.push({
    call: `${init.method ?? 'GET'} ${url.slice(0, 60)}`,
    text: await answer.text(),
    headers: JSON.stringify([...answer.headers]),
    allowed: [],
  });
}

const person = () => ({
  FirstName: 'Bopha',
  LastName: 'Meas',
  AddressLineOne: valueOf('an address'),
  MobileNo: valueOf('a phone number'),
  PostalCode: '',
  CityId: '',
  StateProvinceId: '-999',
  CountryID: '1',
});
const message = () => ({
  FullName: 'Bopha',
  Email: email,
  PhoneNumber: valueOf('a phone number'),
  Subject: 'A question',
  Message: valueOf('a message'),
});
const personal = ['an address', 'a phone number'];
const order = (customerId: number, more: object) => orderFor({ customerId }, [whiteMug(1)], more);
const browser = { 'sec-fetch-site': 'same-origin' };

/** Does what a customer does when all goes well. */
export async function goodPaths() {
  await notify(signupUser.path, { ...person(), EmailAddress: email, Password: valueOf('password') });
  await notify(getUserLogin.path, { Email: email, Password: valueOf('a wrong password') });
  const login = await notify(
    getUserLogin.path,
    { Email: email, Password: valueOf('password') },
    { headers: browser },
    [...personal, 'a token', 'a browser’s cookie', 'a browser’s mark'],
  );
  canaries['a token'] = { value: login.envelope.token ?? '' };
  canaries['a browser’s cookie'] = {
    value: login.cookies.find((each) => each.startsWith('kado='))?.slice(5) ?? '',
  };
  canaries['a browser’s mark'] = {
    value: login.cookies.find((each) => each.startsWith('kado-browser='))?.slice(13) ?? '',
  };
  const customerId = login.data[0].UserID as number;
  const headers = {
    ...as({ token: valueOf('a token'), customerId }),
    cookie: login.cookies.join('; '),
    ...browser,
  };
  await notify(updateProfile.path, person(), { headers });
  await notify(postCustomerOrder.path, order(customerId, {}), {
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  await notify(contactUs.path, message());
  const sealed = await notify(passwordEncryption.path, { Password: valueOf('the seller’s password') }, {}, [
    'a sealed password',
  ]);
  const envelope = JSON.stringify(sealed.data).match(/kado1\.[\w-]+/u)?.[0] ?? '';
  canaries['a sealed password'] = { value: envelope };
  await notify(createVendorRequest.path, {
    ...person(),
    EmailAddress: `seller-${email}`,
    Password: envelope,
  });
  await notify(validateEmailSendOtp.path, { Email: email });
  const code = await newCode(email);
  canaries['a one-time code'] = { value: code, mails: ['oneTimeCode'] };
  return { customerId, headers, code, envelope };
}

/** Calls the office, which has its own host name. */
const callOffice: CallOffice = async ({ path }, input, cookie, allowed) => {
  const origin = shops[0]!.url.replace('127.0.0.1', 'localhost');
  const answer = await fetch(`${origin}/office/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify(input),
  });
  const text = await answer.text();
  const headers = JSON.stringify([...answer.headers]);
  answers.push({ call: path, text, headers, allowed });
  const set = answer.headers.getSetCookie().find((each) => each.startsWith('office='));
  const { data } = JSON.parse(text) as { data: unknown };
  return { text, headers, cookie: set?.split(';')[0] ?? '', data };
};

/** Does what staff do. */
export async function staffPaths(): Promise<void> {
  const owner = { email: `staff-${email}`, password: valueOf('a staff’s password') };
  for (const [name, value] of Object.entries(await staffSecrets(db, Buffer.from(secret), callOffice, owner)))
    canaries[name] = { value, ...(name === 'an invitation' && { mails: ['invit'] }) };
}

/** Sends every secret to places where it doesn't belong, and provokes all kinds of errors. */
export async function failingPaths({
  customerId,
  headers,
  code,
  envelope,
}: Awaited<ReturnType<typeof goodPaths>>) {
  const secrets = Object.values(canaries)
    .map(({ value }) => value)
    .filter((value) => value !== secret);
  const all = {
    ...Object.fromEntries(secrets.map((value, at) => [`x${at}`, value])),
    Password: secrets,
    Email: secrets,
  };
  for (const { url } of shops) {
    const json = { 'content-type': 'application/json' };
    const [login, pay] = [`${url}/api/v1/${getUserLogin.path}`, `${url}/api/v1/${postCustomerOrder.path}`];
    const parameters = (given: object) => JSON.stringify({ requestParameters: given });
    const paying = { ...all, paymentToken: valueOf('a card’s token') };
    const wrong: [url: string, headers: Record<string, string>, body: string][] = [
      [login, json, `{"requestParameters":${JSON.stringify(secrets)}`],
      [login, json, `{"requestParameters":${'['.repeat(30)}${JSON.stringify(all)}`],
      [login, { 'content-type': 'text/plain' }, JSON.stringify(all)],
      [login, { ...json, ...headers }, parameters(all)],
      [`${login}/${encodeURIComponent(valueOf('password'))}`, json, JSON.stringify(all)],
      [pay, { ...json, ...headers, userid: '1' }, parameters(paying)],
      [`${url}/api/v1/payments/webhooks/test`, json, JSON.stringify(all)],
      ...keyRequests(url, valueOf('an API key')).map(
        ([where, authorization]): [string, Record<string, string>, string] => [
          where,
          { ...json, ...(authorization && { authorization }) },
          '{}',
        ],
      ),
    ];
    for (const [where, given, body] of wrong) await send(where, { method: 'POST', headers: given, body });
  }
  const wallet = { id: valueOf('a wallet’s result'), payer: { address: valueOf('an address') } };
  for (const more of [
    { PaymentMethod: '5', paymentToken: valueOf('a card’s token') },
    { PaymentMethod: '2', payPalOrderConfirmJson: JSON.stringify(wallet) },
    { PaymentMethod: '5', paymentToken: [valueOf('a card’s token')] },
    { cartJsonData: `[{"x":"${valueOf('a card’s token')}"` },
  ]) {
    await notify(postCustomerOrder.path, order(customerId, more), { headers });
  }
  await notify(createVendorRequest.path, { ...person(), EmailAddress: email, Password: envelope });
  await notify(getUserLogin.path, { Email: email, Password: envelope });
  await notify(signupUser.path, { ...person(), EmailAddress: email, Password: valueOf('password') });
  await notify(getDownloadLink.path, { OrderItemID: valueOf('a card’s token') }, { headers });
  await whileRowsAreRefused(async () => {
    // The database's error message contains the rejected row with all its values.
    await notify(contactUs.path, message());
    await notify(updateProfile.path, { ...person(), FirstName: 'Refused' }, { headers });
    await notify(postCustomerOrder.path, order(customerId, { OrderNote: valueOf('a message') }), { headers });
    await notify(signupUser.path, {
      ...person(),
      FirstName: 'Refused',
      EmailAddress: `another-${email}`,
      Password: valueOf('password'),
    });
  });
  const Password = valueOf('the new password');
  for (const Otp of [`${code}0`, code])
    await notify(validateOtpChangePassword.path, { Email: email, Otp, Password, ConfirmPassword: Password });
}

/** Requests with an API key as it should be sent, truncated, and in the address. */
function keyRequests(url: string, key: string): [url: string, authorization: string | undefined][] {
  const call = `${url.replace('127.0.0.1', 'localhost')}/office/api/orders/list-orders`;
  return [
    [call, `Bearer ${key}`],
    [call, `Bearer ${key.slice(0, -1)}`],
    [call, `Basic ${key}`],
    [`${call}?key=${key}`, undefined],
    [`${url}/en/?key=${key}`, undefined],
  ];
}

/** Runs `work` while the database rejects any message, order or customer named Refused. */
async function whileRowsAreRefused(work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const owner = inDatabase(inject('testServer').adminUrl, rows[0]!.name);
  const tables = [
    ['contact_message', 'false'],
    ['customer_order', 'false'],
    ['customer', `first_name <> 'Refused'`],
  ];
  await withClient({ connectionString: owner }, async (client) => {
    for (const [table, check] of tables)
      await client.query(`alter table ${table} add constraint canary check (${check}) not valid`);
    await work();
    for (const [table] of tables) await client.query(`alter table ${table} drop constraint canary`);
  });
}
