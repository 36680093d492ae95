import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { storedCategories, shippingMethodNames, storedTerms } from '#shop/catalogue/catalogue.ts';
import { includedVatRate } from '#shop/pricing/pricing.ts';
import type { Names } from '#shop/records/records.ts';
import { archivedByUndo } from '#shop/imports/imports.ts';
import { handle } from '../../../calls/operation.ts';

const listed = ({ id, names }: { id: number; names: Names }) => ({ id, names });

export const handler = handle(getTaxonomy, async (_, { app: { db } }) => {
  const [categories, shippingMethods, brands, vendors, tags, colours, sizes, attributes, options] =
    await Promise.all([
      storedCategories(db),
      shippingMethodNames(db),
      storedTerms(db, 'brand'),
      storedTerms(db, 'vendor'),
      storedTerms(db, 'tag'),
      storedTerms(db, 'colour'),
      storedTerms(db, 'size'),
      storedTerms(db, 'attribute'),
      storedTerms(db, 'option'),
    ]);
  const gone = await archivedByUndo(db, 'category', null);
  return {
    categories: categories
      .filter(({ id }) => !gone.has(id))
      .map(({ id, names, parentId, state }) => ({ id, names, parentId, state })),
    brands: brands.map(listed),
    vendors: vendors.map(listed),
    tags: tags.map(listed),
    colours: colours.map((term) => ({ ...listed(term), hex: term.hex ?? '' })),
    sizes: sizes.map(({ inches = '', centimetres = '', ...term }) => ({
      ...listed(term),
      inches,
      centimetres,
    })),
    attributes: attributes.map((term) => ({ ...listed(term), isPosition: term.isPosition === true })),
    options: options.map((term) => ({ ...listed(term), attributeId: term.attributeId ?? 0 })),
    shippingMethods: shippingMethods.map(listed),
    includedVatRate: await includedVatRate(db),
  };
});
