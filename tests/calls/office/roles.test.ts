import { describe, expect, it } from 'vitest';
import { permissions } from '#contract/permissions.ts';
import { changeMe } from '#contract/operations/office/account/change-me.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { changeStaff } from '#contract/operations/office/staff/change-staff.ts';
import { getStaff } from '#contract/operations/office/staff/get-staff.ts';
import { getInvitation } from '#contract/operations/office/account/get-invitation.ts';
import { inviteStaff } from '#contract/operations/office/staff/invite-staff.ts';
import { removeRole } from '#contract/operations/office/staff/remove-role.ts';
import { saveRole } from '#contract/operations/office/staff/save-role.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { officeOf, password } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop();
const { db, query } = shop;
const { request, inside } = officeOf(shop);

const owner = await inside(1);
const rowOf = async (id: number) => {
  const { staff } = (await request(getStaff, {}, owner.cookie)).data;
  return staff.find((each: { id: number }) => each.id === id);
};
const mayOf = async (cookie: string) => (await request(getMe, {}, cookie)).data.me?.permissions;

describe('a role', () => {
  it('a custom role can be created, assigned, edited, and deleted when unused', async () => {
    const made = await request(
      saveRole,
      { role: null, name: 'Counter', permissions: ['orders.read'] },
      owner.cookie,
    );
    expect(made.data).toMatchObject({ id: expect.any(Number), version: 1 });
    const seller = await inside(2);
    const { id: roleId, version } = made.data;
    const given = { id: seller.id, version: (await rowOf(seller.id)).version, roleId };
    expect((await request(changeStaff, given, owner.cookie)).status).toBe(200);
    expect(await mayOf(seller.cookie)).toEqual(['orders.read']);
    const wider = {
      role: { id: roleId, version },
      name: 'Counter',
      permissions: ['orders.read', 'stock.write'],
    };
    const changed = (await request(saveRole, wider, owner.cookie)).data;
    expect(await mayOf(seller.cookie)).toEqual(['orders.read', 'stock.write']);
    expect((await request(saveRole, wider, owner.cookie)).status).toBe(409);
    expect((await request(removeRole, changed, owner.cookie)).status).toBe(409);
    await query`update staff set role_id = 2 where id = ${seller.id}`;
    expect((await request(removeRole, changed, owner.cookie)).status).toBe(200);
  });

  it('the owner role has all permissions and cannot be changed; built-in roles can be neither renamed nor deleted', async () => {
    expect(await mayOf(owner.cookie)).toEqual([...permissions]);
    const { roles } = (await request(getStaff, {}, owner.cookie)).data;
    const [first, sales] = roles;
    const take = { role: { id: first.id, version: first.version }, name: 'owner', permissions: [] };
    expect((await request(saveRole, take, owner.cookie)).status).toBe(409);
    const renamed = {
      role: { id: sales.id, version: sales.version },
      name: 'x',
      permissions: ['orders.read'],
    };
    await request(saveRole, renamed, owner.cookie);
    const after = (await request(getStaff, {}, owner.cookie)).data.roles[1];
    expect(after).toMatchObject({ name: 'sales', permissions: ['orders.read'] });
    expect((await request(removeRole, { id: after.id, version: after.version }, owner.cookie)).status).toBe(
      409,
    );
  });

  it('a role with an existing name is rejected', async () => {
    const again = { role: null, name: 'workshop', permissions: [] };
    expect((await request(saveRole, again, owner.cookie)).status).toBe(409);
  });
});

it('a staff member is invited by email, and again until they accept', async () => {
  const person = { email: 'Pisey@Shop.example', name: 'Pisey', roleId: 3, language: 'ar' };
  const since = await auditedSince(db);
  expect((await request(inviteStaff, person, owner.cookie)).status).toBe(200);
  const { data } = await request(inviteStaff, person, owner.cookie);
  // Without an email server the link is the only access, and the answer does not claim it was sent.
  expect(data.isMailed).toBe(false);
  expect(data.link).toMatch(/^http:\/\/localhost:\d+\/office\/ar\/enrol#/u);
  const token = data.link.split('#')[1];
  expect((await request(getInvitation, { token })).data.email).toBe('pisey@shop.example');
  const mails = await mailsTo(db, 'pisey@shop.example');
  expect(mails.map(({ kind }) => kind)).toEqual(['staffInvited', 'staffInvited']);
  expect(JSON.stringify(mails)).not.toContain('enrol');
  expect(await since()).toMatchObject([
    { event: 'staff invited', actor: `staff ${owner.id}`, detail: { role: 3 } },
    { event: 'staff invited' },
  ]);
  await query`update staff set password_hash = 'x' where email = 'pisey@shop.example'`;
  expect((await request(inviteStaff, person, owner.cookie)).status).toBe(409);
});

it('a staff member is signed out immediately when deactivated', async () => {
  const seller = await inside(2);
  const { version } = await rowOf(seller.id);
  await request(changeStaff, { id: seller.id, version, isActive: false }, owner.cookie);
  expect((await request(getMe, {}, seller.cookie)).data.state).toBe('outside');
});

it('a staff member who lost their second factors returns by a new invitation', async () => {
  const seller = await inside(2);
  await query`update staff set totp_sealed = 'x' where id = ${seller.id}`;
  const { version } = await rowOf(seller.id);
  await request(changeStaff, { id: seller.id, version, forgetFactors: true }, owner.cookie);
  expect((await request(signIn, { email: seller.email, password })).status).toBe(400);
  const person = { email: seller.email, name: 'Dara', roleId: 2, language: 'en' };
  expect((await request(inviteStaff, person, owner.cookie)).status).toBe(200);
});

it('a staff member edited in the meantime by another person is not changed', async () => {
  const seller = await inside(2);
  const { version } = await rowOf(seller.id);
  await request(changeMe, { version, name: 'Another name' }, seller.cookie);
  const late = { id: seller.id, version, roleId: 4 };
  expect((await request(changeStaff, late, owner.cookie)).status).toBe(409);
  expect(await rowOf(seller.id)).toMatchObject({ roleId: 2, name: 'Another name' });
});

it('a staff member can edit their theme, language and name in sequence without a conflict', async () => {
  const seller = await inside(2);
  const { version } = await rowOf(seller.id);
  const changed = [{ theme: 'dark' }, { language: 'ar' as const }, { name: 'Another name' }];
  for (const fields of changed)
    expect((await request(changeMe, { version, ...fields }, seller.cookie)).status).toBe(200);
});

it('a shop keeps one active owner, even when two leave at the same time', async () => {
  const second = await inside(1);
  const [one, other] = [await rowOf(owner.id), await rowOf(second.id)];
  const leaving = await Promise.all([
    request(changeStaff, { id: owner.id, version: one.version, roleId: 2 }, owner.cookie),
    request(changeStaff, { id: second.id, version: other.version, roleId: 2 }, second.cookie),
  ]);
  expect(new Set(leaving.map(({ status }) => status))).toEqual(new Set([200, 409]));
});
