import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/operations/accounts/change-password.ts';
import { confirmPassword } from '#contract/operations/accounts/confirm-password.ts';
import { endCustomerSessions } from '#contract/operations/accounts/end-customer-sessions.ts';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { getCustomerSessions } from '#contract/operations/accounts/get-customer-sessions.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { createSession, hashPassword } from '#shop/accounts/accounts.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { browser, newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query, request } = await testShop();
const present = 'blue elephant 7';
const next = 'green turtle 9';
const presentHash = await hashPassword(present);
let owner: Shopper;
beforeEach(async () => {
  [owner] = (await newShoppers(db, 1)) as [Shopper];
  await query`update customer set password_hash = ${presentHash}, first_name = 'Sereyvuth' where id = ${owner.customerId}`;
});

const change = (changes: object = {}, who: Shopper | null = owner) =>
  request(
    changePassword,
    { PresentPassword: present, Password: next, ConfirmPassword: next, ...changes },
    who,
  );
const isIn = async (Password: string) =>
  (await request(getUserLogin, { Email: owner.email, Password }, null)).envelope.token !== null;
const isLive = async (token: string) =>
  (await request(getCustomerSessions, {}, { ...owner, token })).envelope.statusCode === 200;

it('a password change sets the new one, ends all other sessions and notifies the owner by email', async () => {
  const { token } = await createSession(db, owner.customerId, false);
  const code = { email: owner.email, customer_id: owner.customerId };
  await query`insert into one_time_code (email, customer_id, code_hmac, asker_hash)
    values (${code.email}, ${code.customer_id}, '\\x00', '\\x00')`;
  expect(await change()).toMatchObject({
    data: [{ ResponseMsg: 'Saved Successfully' }],
    envelope: { statusCode: 200 },
  });
  expect([await isIn(next), await isIn(present)]).toEqual([true, false]);
  expect([await isLive(owner.token), await isLive(token)]).toEqual([true, false]);
  expect(await mailsTo(db, owner.email)).toMatchObject([{ kind: 'passwordChanged' }]);
  expect(await query`select 1 from one_time_code where email = ${owner.email} and used_at is null`).toEqual(
    [],
  );
  const events = await db.selectFrom('audit_entry').select(['event', 'actor']).execute();
  expect(events).toContainEqual({ event: 'password changed', actor: `customer ${owner.customerId}` });
});

it.each([
  [
    'with a wrong current password',
    { PresentPassword: 'red lotus 5' },
    'Your current password is incorrect.',
  ],
  ['without the current password', { PresentPassword: '' }, 'Current password is required'],
  ['that is repeated differently', { ConfirmPassword: 'green turtle 8' }, 'Password does not match!'],
  [
    'that is too short',
    { Password: 'ab1', ConfirmPassword: 'ab1' },
    'New Password min length should be 6 characters',
  ],
  ['that is common', { Password: 'password1', ConfirmPassword: 'password1' }, /too easy to guess/u],
  [
    'that is the customer’s name',
    { Password: 'sereyvuth1', ConfirmPassword: 'sereyvuth1' },
    /too easy to guess/u,
  ],
])('a new password %s is rejected', async (_, changes, sentence) => {
  const { data, envelope } = await change(changes);
  expect(envelope.statusCode).toBe(400);
  expect((data as { ResponseMsg: string }[])[0]?.ResponseMsg).toMatch(sentence);
  expect(await isIn(present)).toBe(true);
  expect(await mailsTo(db, owner.email)).toEqual([]);
});

it('changing the password requires a login', async () => {
  expect((await change({}, null)).envelope.statusCode).toBe(401);
});

it('wrong passwords count as failed logins: over the limit even the right one is refused', async () => {
  for (let tries = 0; tries < 40; tries += 1) {
    const { envelope } = await change({ PresentPassword: `guess number ${tries}` });
    if (envelope.statusCode === 429) break;
  }
  expect((await change()).envelope.statusCode).toBe(429);
  expect(
    (await request(getUserLogin, { Email: owner.email, Password: present }, null)).envelope.statusCode,
  ).toBe(429);
});

it('only one of two simultaneous password changes is applied', async () => {
  const [one, two] = await Promise.all([
    change({ Password: 'first turtle 1', ConfirmPassword: 'first turtle 1' }),
    change({ Password: 'second turtle 2', ConfirmPassword: 'second turtle 2' }),
  ]);
  expect(one.envelope.statusCode + two.envelope.statusCode).toBe(200 + 400);
});

describe('ten minutes after the password was entered', () => {
  const longAgo = () =>
    query`update session set confirmed_at = now() - interval '11 minutes' where customer_id = ${owner.customerId}`;
  const confirm = (PresentPassword: string) => request(confirmPassword, { PresentPassword }, owner);
  const refusal = { data: [{ MessageCode: 'passwordNeeded' }], envelope: { statusCode: 409 } };
  const profile = { FirstName: 'Sok', LastName: 'Chan', MobileNo: '012 345 678', AddressLineOne: 'House 7' };
  const save = (changes: object = {}, who: Shopper = owner, headers = {}) =>
    request(updateProfile, { UserID: who.customerId, PostalCode: '1', ...profile, ...changes }, who, headers);

  it('ending sessions requires the password again', async () => {
    const { token } = await createSession(db, owner.customerId, false);
    await longAgo();
    expect(await request(endCustomerSessions, {}, owner)).toMatchObject(refusal);
    expect(await isLive(token)).toBe(true);
    expect((await confirm('red lotus 5')).envelope.statusCode).toBe(400);
    expect(await request(endCustomerSessions, {}, owner)).toMatchObject(refusal);
    expect((await confirm(present)).envelope.statusCode).toBe(200);
    expect((await request(endCustomerSessions, {}, owner)).envelope.statusCode).toBe(200);
    expect(await isLive(token)).toBe(false);
  });

  it('editing phone and address in a browser requires the password again, editing a name does not', async () => {
    const Email = owner.email;
    const { envelope, cookie } = await request(getUserLogin, { Email, Password: present }, null, browser);
    const here = { ...owner, token: envelope.token! };
    const saveHere = (changes: object) => save(changes, here, { ...browser, cookie: cookie! });
    expect((await saveHere({})).envelope.statusCode).toBe(200);
    await longAgo();
    expect((await saveHere({ FirstName: 'Sokha' })).envelope.statusCode).toBe(200);
    expect(await saveHere({ MobileNo: '098 765 432' })).toMatchObject(refusal);
    expect(await saveHere({ AddressLineOne: 'House 8' })).toMatchObject(refusal);
    const headers = { ...browser, cookie: cookie! };
    await request(confirmPassword, { PresentPassword: present }, here, headers);
    expect((await saveHere({ MobileNo: '098 765 432' })).envelope.statusCode).toBe(200);
  });

  it('clients other than our pages can still edit the profile', async () => {
    await longAgo();
    expect((await save()).envelope.statusCode).toBe(200);
  });

  it('a repeated login in a browser ends its previous session', async () => {
    const login = { Email: owner.email, Password: present };
    const first = await request(getUserLogin, login, null, browser);
    const headers = { ...browser, cookie: first.cookie! };
    await request(getUserLogin, login, null, headers);
    const shown = await request(getCustomerSessions, {}, { ...owner, token: first.envelope.token! }, headers);
    expect(shown.envelope.statusCode).toBe(401);
    expect(await isLive(owner.token)).toBe(true);
  });
});
