import type { CacheTags } from '../context/cache-tags.ts';

/** Names of a page that a CDN is told; a page with more is known by the list it is. */
const mostTags = 100;

/**
 * What a CDN, and no browser, is told of a page that is everybody's: for how many seconds it may show it, that it may show it
 * a while longer while it asks for a new one or gets none, and by which names to purge it: `product-12`, `list`, `page`.
 */
export function cdnHeaders(seconds: number, tags: CacheTags): Record<string, string> {
  if (seconds === 0) return {};
  const names = [...tags].filter((tag) => /^(?:product|list)/u.test(tag)).map((tag) => tag.replace(' ', '-'));
  const shown = ['page', ...(names.length > mostTags ? ['list'] : names)];
  return {
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=60, stale-if-error=3600`,
    'surrogate-key': shown.join(' '),
    'cache-tag': shown.join(','),
  };
}
