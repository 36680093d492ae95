import type { SuggestionRow } from '#contract/operations/catalogue/get-search-suggestions.ts';
import type { Links } from '../routes.ts';

/** Where a suggestion leads. */
export function suggestionHref(links: Links, { Kind, Id, Name, CategoryName }: SuggestionRow): string {
  if (Kind === 'product') return links.product({ ProductId: Id, ProductName: Name, CategoryName });
  return Kind === 'category' ? links.category(Id, Name) : links.search(Name);
}
