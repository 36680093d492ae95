import { listing } from '#contract/constants.ts';
import { getFilterCounts, type FilterKind } from '#contract/operations/catalogue/get-filter-counts.ts';
import { filterCounts, type FilterCount } from '#shop/catalogue/catalogue.ts';
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
  const counts = await filterCounts(app.db, await chosenProducts(app, input));
  return counts.map(({ kind, value, products }) => ({
    Filter: kind === null ? ('' as const) : names[kind],
    Value: valueOf(kind, value),
    TotalProducts: products,
  }));
});

function valueOf(kind: FilterCount['kind'], value: number | null): string {
  if (value === null) return '';
  const band = kind === 'price' ? listing.priceBands[value] : undefined;
  return band ? `${band[0]}-${band[1] ?? ''}` : String(value);
}
