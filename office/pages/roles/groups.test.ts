import { expect, test } from 'vitest';
import { permissions } from '#contract/permissions.ts';
import { mayOf, permissionGroups } from './groups.ts';

test('every permission stands in one group', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual([...permissions].toSorted());
});

test('who sees orders but not customers sees of them what a parcel needs', () => {
  const of = (isOwner: boolean, ...held: (typeof permissions)[number][]) =>
    mayOf({ isOwner, permissions: held }, 'customers.read');
  expect([of(true), of(false, 'customers.read'), of(false, 'orders.read'), of(false)]).toEqual([
    'may',
    'may',
    'partly',
    'mayNot',
  ]);
});
