import { describe, expect, test } from 'vitest';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { cdnHeaders } from './cdn-headers.ts';

const tags = (...names: InvalidationTag[]) => new Set(names);

describe('CDN headers of a page', () => {
  test('a page sends no CDN headers unless caching is allowed', () => {
    expect(cdnHeaders(0, tags('list'))).toEqual({});
  });

  test('a page sends the cache duration and the tags for invalidation', () => {
    expect(cdnHeaders(5, tags('product 12', 'list', 'category 4', 'prices'))).toEqual({
      'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=60, stale-if-error=3600',
      'surrogate-key': 'page product-12 list',
      'cache-tag': 'page,product-12,list',
    });
  });

  test('a page with very many products sends only the list tag', () => {
    const many = tags(...Array.from({ length: 101 }, (_, id): InvalidationTag => `product ${id}`));
    expect(cdnHeaders(5, many)['cache-tag']).toBe('page,list');
  });
});
