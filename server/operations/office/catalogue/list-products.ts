import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { countProducts, findProducts, languagesOf } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(listProducts, async ({ limit, ...filter }, { app, caller }) => {
  const wish = { ...filter, limit: limit + 1 };
  const [listed, found] = await Promise.all([
    findProducts(app.db, wish),
    filter.after === null ? countProducts(app.db, wish) : null,
  ]);
  const products = listed.slice(0, limit);
  const last = listed.length > limit ? products.at(-1) : undefined;
  const languages = await languagesOf(
    app.db,
    products.map(({ id }) => id),
  );
  return {
    products: products.map(
      ({ sortedBy: _, availableFrom: __, publishAt, changedAt, costCents, ...product }) => ({
        ...product,
        ...(caller.permissions.has('costs.read') && { costCents }),
        publishAt: publishAt?.toISOString() ?? null,
        changedAt: changedAt.toISOString(),
        languages: languages.get(product.id) ?? { en: 'missing' as const, ar: 'missing' as const },
      }),
    ),
    next: last ? { value: last.sortedBy, id: last.id } : null,
    found,
  };
});
