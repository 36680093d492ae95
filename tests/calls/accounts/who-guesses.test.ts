import { beforeEach, describe, expect, it } from 'vitest';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';

const { db } = await testDatabase();
const { server } = await shopApi(db, { LOGIN_FAILS_ACCOUNT: '3', LOGIN_FAILS_ADDRESS: '5' });
beforeEach(async () => void (await db.deleteFrom('rate_window').execute()));

async function logIn(Email: string, Password: string, from: string) {
  const response = await server.inject({
    method: 'POST',
    url: `/api/v1/${getUserLogin.path}`,
    remoteAddress: from,
    headers: { 'content-type': 'application/json' },
    payload: { requestParameters: { Email, Password } },
  });
  return response.statusCode;
}

describe('guesses count', () => {
  it('for the account whose address was typed, not for one whose number was', async () => {
    const person = { first_name: 'Sokha', last_name: 'Chan', email: 'sokha@example.com' };
    const password_hash = await hashPassword('blue elephant 7');
    const { id } = await db
      .insertInto('customer')
      .values({ ...person, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const at of [1, 2, 3, 4]) await logIn(`customer ${id}`, 'wrong', `192.0.2.${at}`);
    expect(await logIn('sokha@example.com', 'blue elephant 7', '192.0.2.9')).toBe(200);
  });

  it('for the whole network of an IPv6 machine, which has addresses without end', async () => {
    const statuses: number[] = [];
    for (const at of [1, 2, 3, 4, 5, 6])
      statuses.push(await logIn(`nobody${at}@example.com`, 'wrong', `2001:db8:1:2:${at}::${at}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await logIn('nobody7@example.com', 'wrong', '2001:db8:1:3::1')).toBe(200);
  });
});
