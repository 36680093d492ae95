import { getTaxonomy } from '#contract/operations/office/catalogue/get-catalogue-words.ts';
import { storedCategories, shippingMethodNames, storedWords } from '#shop/catalogue/catalogue.ts';
import type { Names } from '#shop/records/records.ts';
import { archivedByUndo } from '#shop/imports/imports.ts';
import { handle } from '../../../calls/operation.ts';

const listed = ({ id, names }: { id: number; names: Names }) => ({ id, names });

export const handler = handle(getTaxonomy, async (_, { app: { db } }) => {
  const [categories, shippingMethods, brands, vendors, tags, colours, sizes, attributes, options] =
    await Promise.all([
      storedCategories(db),
      shippingMethodNames(db),
      storedWords(db, 'brand'),
      storedWords(db, 'vendor'),
      storedWords(db, 'tag'),
      storedWords(db, 'colour'),
      storedWords(db, 'size'),
      storedWords(db, 'attribute'),
      storedWords(db, 'option'),
    ]);
  const gone = await archivedByUndo(db, 'category', null);
  return {
    categories: categories
      .filter(({ id }) => !gone.has(id))
      .map(({ id, names, parentId, state }) => ({ id, names, parentId, state })),
    brands: brands.map(listed),
    vendors: vendors.map(listed),
    tags: tags.map(listed),
    colours: colours.map((word) => ({ ...listed(word), hex: word.hex ?? '' })),
    sizes: sizes.map(({ inches = '', centimetres = '', ...word }) => ({
      ...listed(word),
      inches,
      centimetres,
    })),
    attributes: attributes.map(listed),
    options: options.map((word) => ({ ...listed(word), attributeId: word.attributeId ?? 0 })),
    shippingMethods: shippingMethods.map(listed),
  };
});
