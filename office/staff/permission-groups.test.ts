import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissions } from '#contract/permissions.ts';
import { permissionLevel, permissionGroups } from './permission-groups.ts';

/** The source of everything that can require a permission: calls, HTTP files and screens. */
const asking = globSync([
  'contract/{operations,resources}/**/*.ts',
  'server/{operations,http}/**/*.ts',
  'office/screens.ts',
])
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test('every permission in use belongs to exactly one group, and unused ones to none', () => {
  const requested = permissions.filter((permission) => asking.includes(`'${permission}'`));
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual(requested.toSorted());
});

test('staff who read orders but not customers see only the customer data needed for shipping', () => {
  const of = (isOwner: boolean, ...held: (typeof permissions)[number][]) =>
    permissionLevel({ isOwner, permissions: held }, 'customers.read');
  expect([of(true), of(false, 'customers.read'), of(false, 'orders.read'), of(false)]).toEqual([
    'may',
    'may',
    'partly',
    'mayNot',
  ]);
});
