import { describe, expect, test } from 'vitest';
import type { Change } from '#shop/changes/changes.ts';
import { cdnHeaders } from './cdn-headers.ts';

const tags = (...names: Change[]) => new Set(names);

describe('what a CDN is told of a page', () => {
  test('is nothing, unless it may keep some', () => {
    expect(cdnHeaders(0, tags('list'))).toEqual({});
  });

  test('is how long, and by which names it is purged', () => {
    expect(cdnHeaders(5, tags('product 12', 'list', 'category 4', 'prices'))).toEqual({
      'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=60, stale-if-error=3600',
      'surrogate-key': 'page product-12 list',
      'cache-tag': 'page,product-12,list',
    });
  });

  test('is the list alone for a page of very many products', () => {
    const many = tags(...Array.from({ length: 101 }, (_, id): Change => `product ${id}`));
    expect(cdnHeaders(5, many)['cache-tag']).toBe('page,list');
  });
});
