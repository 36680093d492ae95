import { beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';

const { db, query, request } = await testShop([], { LOGIN_FAILS_ACCOUNT: '3', LOGIN_FAILS_ADDRESS: '5' });
beforeEach(() => emptyTables(db, 'rate_window'));
const logIn = async (Email: string, Password: string, from: string) =>
  (await request(getUserLogin, { Email, Password }, null, {}, from)).status;

describe('counting of login guesses', () => {
  it('a guess counts for the account of the entered email address, not for one whose id was sent', async () => {
    const [{ id }] = await query`insert into customer (email, password_hash, first_name, last_name)
      values ('sokha@example.com', ${await hashPassword('blue elephant 7')}, 'Sokha', 'Chan') returning id`;
    for (const at of [1, 2, 3, 4]) await logIn(`customer ${id}`, 'wrong', `192.0.2.${at}`);
    expect(await logIn('sokha@example.com', 'blue elephant 7', '192.0.2.9')).toBe(200);
  });

  it('a guess counts for the whole network of an IPv6 machine, which has unlimited addresses', async () => {
    const statuses: number[] = [];
    for (const at of [1, 2, 3, 4, 5, 6])
      statuses.push(await logIn(`nobody${at}@example.com`, 'wrong', `2001:db8:1:2:${at}::${at}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await logIn('nobody7@example.com', 'wrong', '2001:db8:1:3::1')).toBe(200);
  });
});
