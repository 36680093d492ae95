import { describe, expect, it } from 'vitest';
import { beginAuthenticator } from '#contract/operations/office/account/begin-authenticator.ts';
import { getFirstOwner } from '#contract/operations/office/account/get-first-owner.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { makeFirstOwner } from '#contract/operations/office/account/make-first-owner.ts';
import { shopLanguage } from '#shop/content/content.ts';
import { firstOwnerPath, invite } from '#shop/staff/staff.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop();
const { db, query } = shop;
const { request } = officeOf(shop);

const tokenOf = async () => (await firstOwnerPath(db, 'en'))?.split('#')[1] ?? '';
const who = { email: 'Sokha@Shop.example', name: 'Sokha', password: 'four blue lotus ponds', language: 'ar' };
const open = async (token: string) => (await request(getFirstOwner, { token })).status;
const nobody = async () => {
  await query`delete from staff_session`;
  await query`delete from staff_invitation`;
  await query`delete from staff`;
  await query`delete from first_owner_link`;
};

describe('the link for the first owner', () => {
  it('the link creates one owner, who continues with two-step verification, and then stops working', async () => {
    await nobody();
    const [token, another] = [await tokenOf(), await tokenOf()];
    expect([await open(token), await open(another), await open('x'.repeat(43))]).toEqual([200, 200, 404]);
    const since = await auditedSince(db);
    const { status, data, cookie } = await request(makeFirstOwner, { token, ...who });
    expect([status, data]).toEqual([200, { state: 'enrol' }]);
    expect((await request(getMe, {}, cookie)).data.me).toMatchObject({
      email: 'sokha@shop.example',
      role: 'owner',
      language: 'ar',
      permissions: [],
    });
    expect((await since()).map(({ event }) => event)).toContain('first owner made');
    expect([await open(token), await open(another)]).toEqual([404, 404]);
    expect((await request(makeFirstOwner, { token: another, ...who, email: 'b@shop.example' })).status).toBe(
      404,
    );
    expect(await shopLanguage(db)).toBe('ar');
    expect(await firstOwnerPath(db, 'en')).toBeNull();
    // An interrupted setup continues with the same key, so that the app's codes stay valid.
    const offer = (await request(beginAuthenticator, {}, cookie)).data;
    expect((await request(beginAuthenticator, {}, cookie)).data).toEqual(offer);
  });

  it('the link used twice at the same time creates one owner', async () => {
    await nobody();
    const token = await tokenOf();
    const replies = await Promise.all(
      ['a', 'b'].map((name) => request(makeFirstOwner, { token, ...who, email: `${name}@shop.example` })),
    );
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
    expect(await query`select from staff`).toHaveLength(1);
  });

  it('the link expires after a day, and is stored only as a hash', async () => {
    await nobody();
    const token = await tokenOf();
    expect(
      JSON.stringify(await query`select encode(token_hash, 'escape') from first_owner_link`),
    ).not.toContain(token);
    await query`update first_owner_link set until = now()`;
    expect(await open(token)).toBe(404);
    expect((await request(makeFirstOwner, { token, ...who })).status).toBe(404);
    await tokenOf();
    expect(await query`select from first_owner_link`).toHaveLength(1);
  });

  it('the link for the first owner rejects an easily guessed password, and accepts an invited person who has not enrolled yet', async () => {
    await nobody();
    const token = await tokenOf();
    const easy = await request(makeFirstOwner, { token, ...who, password: 'sokha sokha sokha' });
    expect(easy.status).toBe(400);
    const person = { email: 'sokha@shop.example', name: 'S', roleId: 3, language: 'en' as const };
    await invite(db, person, { by: 'staff test', isMailed: false });
    expect((await request(makeFirstOwner, { token, ...who })).status).toBe(200);
    expect(await query`select role_id, name from staff`).toEqual([{ role_id: 1, name: 'Sokha' }]);
    expect(await query`select from staff_invitation where used_at is null`).toEqual([]);
  });
});
