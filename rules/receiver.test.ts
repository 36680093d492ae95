import { expect, test } from 'vitest';
import { receiverName, receiverNumbers } from './receiver.ts';

const customer = { firstName: 'Dara', lastName: 'Keo', mobile: '012 345 678', secondMobile: '097 555 1234' };

test('name and phone number on a package are the recipient’s, or the customer’s if there is none', () => {
  const gift = { ...customer, recipient: 'Chan Srey', recipientMobile: '011 222 333' };
  expect(receiverName('en', gift)).toBe('Chan Srey');
  expect(receiverNumbers(gift)).toEqual(['011 222 333', '097 555 1234']);
  expect(receiverName('ar', { ...customer, recipient: '' })).toBe('Keo Dara');
  expect(receiverNumbers({ ...customer, recipientMobile: '' })).toEqual(['012 345 678', '097 555 1234']);
  expect(receiverNumbers({ mobile: '', recipientMobile: '' })).toEqual([]);
});
