import { listing } from '#contract/constants.ts';
import { getFilterCounts, type FilterKind } from '#contract/operations/catalogue/get-filter-counts.ts';
import { filterCounts, type FilterCount, explainSearch } from '#shop/catalogue/catalogue.ts';
import type { WordsFound } from '#shop/product-index/product-index.ts';
import { asWritten } from '#shop/search/search.ts';
import { handle } from '../../calls/operation.ts';
import { chosenProducts } from './chosen-products.ts';

const names: Readonly<Record<NonNullable<FilterCount['kind']>, FilterKind>> = {
  category: 'CategoryID',
  brand: 'ManufacturerID',
  size: 'SizeID',
  colour: 'ColorID',
  tag: 'TagID',
  price: 'Price',
  rating: 'Rating',
};

export const handler = handle(getFilterCounts, async (input, { app }) => {
  const choice = await chosenProducts(app.db, input);
  const [counts, search] = await Promise.all([filterCounts(app.db, choice), explainSearch(app.db, choice)]);
  const rows = counts.map(({ kind, value, products }) => ({
    Filter: kind === null ? ('' as const) : names[kind],
    Value: valueOf(kind, value),
    TotalProducts: products,
  }));
  const TotalProducts = rows[0]?.TotalProducts ?? 0;
  const { meant, parts, further, mentioning, isWrapping, byPiece, findsNothing, words: labels } = search;
  const written = (each: readonly string[]) => asWritten(input.SearchTerm, each);
  const partRow = (Filter: 'SearchPart' | 'SearchFurther', part: WordsFound) => ({
    Filter,
    Value: part.words.map((label) => written(label.split(' '))).join(', '),
    TotalProducts: part.products,
  });
  return [
    ...rows,
    ...(meant === null
      ? []
      : [{ Filter: 'SearchTerm' as const, Value: written(meant.split(' ')), TotalProducts }]),
    ...parts.map((part) => partRow('SearchPart', part)),
    ...(further ? [partRow('SearchFurther', further)] : []),
    ...(
      [
        [isWrapping ? 'SearchWrapping' : 'SearchMentions', mentioning],
        ['SearchPacks', byPiece],
      ] as const
    )
      .filter(([, products]) => products > 0)
      .map(([Filter, products]) => ({ Filter, Value: '', TotalProducts: products })),
    ...labels.map((label) => ({
      Filter: findsNothing ? ('SearchWord' as const) : ('SearchUnderstood' as const),
      Value: written(label.words),
      TotalProducts: label.products,
    })),
  ];
});

function valueOf(kind: FilterCount['kind'], value: number | null): string {
  if (value === null) return '';
  const band = kind === 'price' ? listing.priceBands[value] : undefined;
  return band ? `${band[0]}-${band[1] ?? ''}` : String(value);
}
