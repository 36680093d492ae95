import { expect, test } from 'vitest';
import { nextSku } from './next-sku.ts';

test('a new product’s SKU is one above the highest SKU with the newest product’s prefix', () => {
  expect(nextSku(['AG-1405', 'AG-1902', 'B7', 'AG-1001'])).toBe('AG-1903');
  expect(nextSku(['B7', 'AG-1405'])).toBe('B8');
  expect(nextSku(['MUG-009'])).toBe('MUG-010');
  expect(nextSku(['MUG', 'AG-1'])).toBe('AG-2');
  expect(nextSku(['1999'])).toBe('2000');
  expect(nextSku(['MUG'])).toBe('P-1001');
  expect(nextSku([])).toBe('P-1001');
});
