import type { CacheTags } from '../context/cache-tags.ts';

/** The maximum number of tags sent to a CDN. A page with more is tagged as a list. */
const maxTags = 100;

/**
 * Returns cache headers of a public page, for CDNs only: how many seconds to cache it, that it may be served
 * stale while it is revalidated or on errors, and the tags for purging it: `product-12`, `list`, `page`.
 */
export function cdnHeaders(seconds: number, tags: CacheTags): Record<string, string> {
  if (seconds === 0) return {};
  const names = [...tags].filter((tag) => /^(?:product|list)/u.test(tag)).map((tag) => tag.replace(' ', '-'));
  const shown = ['page', ...(names.length > maxTags ? ['list'] : names)];
  return {
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=60, stale-if-error=3600`,
    'surrogate-key': shown.join(' '),
    'cache-tag': shown.join(','),
  };
}
