import { listing } from '#contract/constants.ts';
import { getFilterCounts, type FilterKind } from '#contract/operations/catalogue/get-filter-counts.ts';
import { filterCounts, type FilterCount, understood } from '#shop/catalogue/catalogue.ts';
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
  const choice = chosenProducts(input);
  const [counts, search] = await Promise.all([filterCounts(app.db, choice), understood(app.db, choice)]);
  const rows = counts.map(({ kind, value, products }) => ({
    Filter: kind === null ? ('' as const) : names[kind],
    Value: valueOf(kind, value),
    TotalProducts: products,
  }));
  const TotalProducts = rows[0]?.TotalProducts ?? 0;
  const { meant, part, mentioning } = search;
  return [
    ...rows,
    ...(meant === null ? [] : [{ Filter: 'SearchTerm' as const, Value: meant, TotalProducts }]),
    ...(part === null ? [] : [{ Filter: 'SearchPart' as const, Value: part, TotalProducts }]),
    ...(mentioning === 0
      ? []
      : [{ Filter: 'SearchMentions' as const, Value: '', TotalProducts: mentioning }]),
  ];
});

function valueOf(kind: FilterCount['kind'], value: number | null): string {
  if (value === null) return '';
  const band = kind === 'price' ? listing.priceBands[value] : undefined;
  return band ? `${band[0]}-${band[1] ?? ''}` : String(value);
}
