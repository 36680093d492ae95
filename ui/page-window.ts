import { listing } from '#contract/constants.ts';

/**
 * Returns the page numbers to link to: at most five, with the current one in the middle if possible
 * (specification §2).
 */
export function pageWindow(page: number, pageCount: number, links: number = listing.pageLinks): number[] {
  const shown = Math.min(links, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(links / 2), pageCount - shown + 1));
  return Array.from({ length: shown }, (_, at) => first + at);
}
