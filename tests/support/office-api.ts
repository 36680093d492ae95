import type { Operation } from '#contract/operation.ts';
import type { KeyPermission } from '#contract/permissions.ts';
import { signIn } from '#contract/operations/office/account/sign-in.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { createKey, type NewKey } from '#shop/api-keys/api-keys.ts';
import { invite, invitePath } from '#shop/staff/staff.ts';
import { strictSchema } from './calls.ts';
import type { testShop } from './test-shop.ts';

type Shop = Pick<Awaited<ReturnType<typeof testShop>>, 'app' | 'server' | 'db'>;

export interface OfficeReply {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect
  data: any;
  error: string | undefined;
  /** The cookie `office=…` when a session began, `office=` when it ended; '' otherwise. */
  cookie: string;
}

export const officePageHeaders = { 'sec-fetch-site': 'same-origin' };

/** The password of all staff members created here, hashed once. */
export const password = 'seven green kites';
const hashed = hashPassword(password);

/** Returns the office of a shop, as its pages call it. */
export function officeOf({ app, server, db }: Shop) {
  /**
   * Makes a call.
   * @throws when an answer has an unknown or missing key
   */
  async function request(
    operation: Operation,
    parameters: object = {},
    cookie = '',
    headers: Record<string, string> = officePageHeaders,
    remoteAddress = '127.0.0.1',
  ): Promise<OfficeReply> {
    const response = await server.inject({
      method: 'POST',
      url: `/office/api/${operation.path}`,
      remoteAddress,
      headers: { 'content-type': 'application/json', cookie, ...headers },
      payload: JSON.stringify(parameters),
    });
    const { data, error } = response.json<{ data: unknown; error?: string }>();
    if (response.statusCode === 200) strictSchema(operation.response).parse(data);
    const set = [response.headers['set-cookie'] ?? []]
      .flat()
      .find((each) => /^(__Host-)?office=/u.test(each));
    return { status: response.statusCode, data, error, cookie: set?.split(';')[0] ?? '' };
  }

  let made = 0;
  /** Creates a staff member who has joined, with a password and no second factor yet. */
  async function newStaff(roleId: number): Promise<{ id: number; email: string }> {
    const email = `staff${(made += 1)}@shop.example`;
    const row = { email, name: `Staff ${made}`, role_id: roleId, password_hash: await hashed };
    const { id } = await db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow();
    return { id, email };
  }

  /** Returns the signed part of a new invitation link. */
  async function invited(email: string, roleId: number): Promise<string> {
    const person = { email, name: 'Srey', roleId, language: 'en' as const };
    const outcome = await invite(db, person, { by: 'staff test', isMailed: false });
    if (typeof outcome === 'string') throw new Error(outcome);
    return invitePath(app.secret, 'en', outcome.invitationId).split('#')[1] ?? '';
  }

  /** Creates a staff member with this role who is signed in, as after two-step verification. */
  async function inside(roleId: number): Promise<{ id: number; email: string; cookie: string }> {
    const { email, id } = await newStaff(roleId);
    const { cookie } = await request(signIn, { email, password });
    const second_factor_at = new Date();
    await db.updateTable('staff_session').set({ second_factor_at }).where('staff_id', '=', id).execute();
    return { id, email, cookie };
  }

  /** Creates an API key of a staff member without the call, which requires the office's page. */
  async function newKey(
    staffId: number,
    permissions: readonly KeyPermission[],
    more: Partial<NewKey> = {},
  ): Promise<{ id: number; text: string; headers: Record<string, string> }> {
    const key = await createKey(db, staffId, {
      name: 'Bookkeeping',
      addresses: [],
      until: null,
      ...more,
      permissions,
    });
    if (key === 'over') throw new Error(key);
    return { ...key, headers: { authorization: `Bearer ${key.text}` } };
  }

  return { request, newStaff, invited, inside, newKey };
}
