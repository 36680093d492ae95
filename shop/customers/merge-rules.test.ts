import { expect, test } from 'vitest';
import { targetFirst, loginsAfter, type MergedAccount } from './merge-rules.ts';

const account = (id: number, login: string, addedPhone: string | null = null): MergedAccount => ({
  id,
  firstName: 'Sokha',
  lastName: 'Chan',
  login,
  phone: login.includes('@') ? addedPhone : login,
  addedPhone,
  tags: [],
  orders: 0,
});
const [email, later] = [account(5, 'sokha@example.com'), account(9, 'chan@example.com', '+85512000002')];
const phone = account(2, '+85512000001');

test('the account with an email address is target, otherwise the older one, whichever was opened', () => {
  for (const [one, other] of [
    [email, phone],
    [phone, email],
  ] as const)
    expect(targetFirst(one, other).map(({ id }) => id)).toEqual([5, 2]);
  expect(targetFirst(later, email).map(({ id }) => id)).toEqual([5, 9]);
  expect(targetFirst(account(7, '+85512000003'), phone).map(({ id }) => id)).toEqual([2, 7]);
});

test('a number moves to an account without one, and other logins end', () => {
  expect(loginsAfter(email, phone)).toEqual({ phone: '+85512000001', otherLogin: null });
  expect(loginsAfter(email, later)).toEqual({ phone: '+85512000002', otherLogin: 'chan@example.com' });
  expect(loginsAfter(later, phone)).toEqual({ phone: null, otherLogin: '+85512000001' });
  expect(loginsAfter(phone, account(7, '+85512000003'))).toEqual({
    phone: null,
    otherLogin: '+85512000003',
  });
});
