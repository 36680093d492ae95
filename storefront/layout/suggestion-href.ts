import type { SuggestionRow } from '#contract/operations/catalogue/get-search-suggestions.ts';
import type { Links } from '../routes.ts';

/** A suggestion from the shop, or an earlier search in this browser. */
export type SearchLine = Omit<SuggestionRow, 'Kind'> & { Kind: SuggestionRow['Kind'] | 'recent' };

export function suggestionHref(links: Links, { Kind, Id, Name, CategoryName, Path }: SearchLine): string {
  if (Path) return Path;
  if (Kind === 'product') return links.product({ ProductId: Id, ProductName: Name, CategoryName });
  if (Kind === 'brand') return links.allProducts(`?brand=${Id}`);
  return Kind === 'category' ? links.category(Id, Name) : links.search(Name);
}
