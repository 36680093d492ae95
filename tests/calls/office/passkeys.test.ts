import { describe, expect, it } from 'vitest';
import { addPasskey } from '#contract/operations/office/account/add-passkey.ts';
import { beginNewPasskey } from '#contract/operations/office/account/begin-new-passkey.ts';
import { beginPasskey } from '#contract/operations/office/account/begin-passkey.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { makeRecoveryCodes } from '#contract/operations/office/account/make-recovery-codes.ts';
import { removeFactor } from '#contract/operations/office/account/remove-factor.ts';
import { showPasskey } from '#contract/operations/office/account/show-passkey.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { officeOf, password } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { softPasskey } from '#tests/support/webauthn.ts';

const origin = 'https://office.example';
const shop = await testShop([], { PUBLIC_URL: 'https://shop.example', OFFICE_URL: origin });
const { query } = shop;
const { request: requestAnywhere, newStaff } = officeOf(shop);
const request: typeof requestAnywhere = (operation, parameters, cookie) =>
  requestAnywhere(operation, parameters, cookie, { 'sec-fetch-site': 'same-origin', host: 'office.example' });

/** Returns a staff member who is logged in with a passkey. */
async function withPasskey(counts = true) {
  const { email, id } = await newStaff(2);
  const { cookie } = await request(signIn, { email, password });
  const key = softPasskey(origin, { counts });
  const { data } = await request(beginNewPasskey, {}, cookie);
  const added = await request(addPasskey, { answer: key.made(data.challenge), name: 'Laptop' }, cookie);
  return { email, id, cookie, key, added, requests: data };
}
const challenge = async () => (await request(beginPasskey)).data.challenge as string;

describe('a passkey', () => {
  it('a passkey enables two-step verification for its owner, with recovery codes', async () => {
    const { cookie, added, requests } = await withPasskey();
    expect(requests).toMatchObject({ rp: { id: 'office.example' } });
    expect(added.data.recoveryCodes).toHaveLength(10);
    const { state, me } = (await request(getMe, {}, cookie)).data;
    expect([state, me.passkeys]).toMatchObject(['in', [{ name: 'Laptop', usedAt: null }]]);
  });

  it('a passkey is sufficient to sign in', async () => {
    const { key, email } = await withPasskey();
    const { data, cookie } = await request(showPasskey, { answer: key.shown(await challenge()) });
    expect(data).toEqual({ state: 'in' });
    expect((await request(getMe, {}, cookie)).data.me.email).toBe(email);
  });

  it('a passkey can answer a challenge once, even if the answer is invalid', async () => {
    const { key } = await withPasskey(false);
    const [first, other] = [await challenge(), await challenge()];
    const answer = key.shown(first);
    expect((await request(showPasskey, { answer })).status).toBe(200);
    expect((await request(showPasskey, { answer })).status).toBe(400);
    expect((await request(showPasskey, { answer: key.shown(first) })).status).toBe(400);
    await query`update staff_challenge set until = now()`;
    expect((await request(showPasskey, { answer: key.shown(other) })).status).toBe(400);
  });

  it.each([
    ['of another site', async () => softPasskey('https://elsewhere.example')],
    ['that was never added', async () => softPasskey(origin)],
  ])('a passkey is rejected %s', async (_what, make) => {
    const key = await make();
    expect((await request(showPasskey, { answer: key.shown(await challenge()) })).status).toBe(400);
  });

  it('a passkey is refused without user verification, or with a counter that went backwards', async () => {
    const { key } = await withPasskey();
    const alone = key.shown(await challenge(), { isVerified: false });
    expect((await request(showPasskey, { answer: alone })).status).toBe(400);
    expect((await request(showPasskey, { answer: key.shown(await challenge()) })).status).toBe(200);
    key.turnBack();
    expect((await request(showPasskey, { answer: key.shown(await challenge()) })).status).toBe(400);
  });

  it('a passkey can only be created for the person who was challenged', async () => {
    const one = await withPasskey();
    const other = await withPasskey();
    const { data } = await request(beginNewPasskey, {}, one.cookie);
    const answer = softPasskey(origin).made(data.challenge);
    expect((await request(addPasskey, { answer, name: 'Mine' }, other.cookie)).status).toBe(400);
  });

  it('a passkey used again unlocks sensitive actions after ten minutes', async () => {
    const { cookie, key, id } = await withPasskey();
    await query`update staff_session set second_factor_at = now() - interval '11 minutes' where staff_id = ${id}`;
    expect(await request(makeRecoveryCodes, {}, cookie)).toMatchObject({
      status: 403,
      error: 'Please verify it’s you again.',
    });
    await request(showPasskey, { answer: key.shown(await challenge()) }, cookie);
    expect((await request(makeRecoveryCodes, {}, cookie)).data.recoveryCodes).toHaveLength(10);
  });

  it('a passkey cannot be removed when it is the last factor', async () => {
    const { cookie, key } = await withPasskey();
    const factor = { passkey: key.id };
    expect((await request(removeFactor, { factor }, cookie)).status).toBe(409);
    const second = softPasskey(origin);
    const { data } = await request(beginNewPasskey, {}, cookie);
    const added = await request(addPasskey, { answer: second.made(data.challenge), name: 'Phone' }, cookie);
    expect(added.data).toEqual({ recoveryCodes: [] });
    expect((await request(removeFactor, { factor }, cookie)).status).toBe(200);
    expect((await request(showPasskey, { answer: key.shown(await challenge()) })).status).toBe(400);
  });
});

it('the office is not available at the shop’s own host name', async () => {
  const { status } = await requestAnywhere(getMe, {}, '', {
    'sec-fetch-site': 'same-origin',
    host: 'shop.example',
  });
  expect(status).toBe(404);
});
