import { listing } from '#contract/constants.ts';
import { getFilterCounts, type FilterKind } from '#contract/operations/catalogue/get-filter-counts.ts';
import { filterCounts, type FilterCount, searchedInstead } from '#shop/catalogue/catalogue.ts';
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
  const [counts, meant] = await Promise.all([filterCounts(app.db, choice), searchedInstead(app.db, choice)]);
  const rows = counts.map(({ kind, value, products }) => ({
    Filter: kind === null ? ('' as const) : names[kind],
    Value: valueOf(kind, value),
    TotalProducts: products,
  }));
  if (meant === null) return rows;
  return [
    ...rows,
    { Filter: 'SearchTerm' as const, Value: meant, TotalProducts: rows[0]?.TotalProducts ?? 0 },
  ];
});

function valueOf(kind: FilterCount['kind'], value: number | null): string {
  if (value === null) return '';
  const band = kind === 'price' ? listing.priceBands[value] : undefined;
  return band ? `${band[0]}-${band[1] ?? ''}` : String(value);
}
