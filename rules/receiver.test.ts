import { expect, test } from 'vitest';
import { receiverName, receiverNumbers } from './receiver.ts';

const customer = { firstName: 'Dara', lastName: 'Keo', mobile: '012 345 678', secondMobile: '097 555 1234' };

test('a parcel goes to its recipient, who is called instead of the customer; without one to the customer', () => {
  const gift = { ...customer, recipient: 'Chan Srey', recipientMobile: '011 222 333' };
  expect(receiverName('en', gift)).toBe('Chan Srey');
  expect(receiverNumbers(gift)).toEqual(['011 222 333', '097 555 1234']);
  expect(receiverName('ar', { ...customer, recipient: '' })).toBe('Keo Dara');
  expect(receiverNumbers({ ...customer, recipientMobile: '' })).toEqual(['012 345 678', '097 555 1234']);
  expect(receiverNumbers({ mobile: '', recipientMobile: '' })).toEqual([]);
});
