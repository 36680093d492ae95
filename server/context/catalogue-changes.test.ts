import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatalogueChanges } from './catalogue-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listener() {
  const changes = new CatalogueChanges();
  const told: string[][] = [];
  changes.subscribe((each) => told.push([...each]));
  return { changes, told };
}

test('a local change is reported immediately', () => {
  const { changes, told } = listener();
  changes.announce('product 1', 'list');
  expect(told).toEqual([['product 1', 'list']]);
});

test('many remote changes are batched: products five times a second, lists once, without losing any', () => {
  const { changes, told } = listener();
  for (let at = 0; at < 1000; at += 1) {
    changes.hear([`product ${at % 7}`, 'list']);
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(1000);
  const kinds = told.map((each) => (each.includes('list') ? 'list' : 'product'));
  expect(kinds.filter((kind) => kind === 'product')).toHaveLength(5);
  expect(kinds.filter((kind) => kind === 'list')).toHaveLength(2);
  expect(new Set(told.flat()).size).toBe(8);
});

test('every change is reported within a second', () => {
  const { changes, told } = listener();
  changes.hear(['product 1', 'list', 'texts', 'all']);
  vi.advanceTimersByTime(900);
  expect(new Set(told.flat())).toEqual(new Set(['product 1', 'list', 'texts', 'all']));
});
