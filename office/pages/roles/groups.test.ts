import { expect, test } from 'vitest';
import { permissions } from '#contract/permissions.ts';
import { permissionGroups } from './groups.ts';

test('every permission stands in one group', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual([...permissions].toSorted());
});
