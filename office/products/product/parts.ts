import { type ProductPart, productParts, propertyOf } from '#contract/forms/product.ts';
import { productFields, productTexts } from '#contract/forms/product-fields.ts';

const fieldParts = propertyOf(productFields, 'part');
const parts: Partial<Record<string, ProductPart | null>> = {
  ...fieldParts,
  ...propertyOf(productTexts, 'part'),
};

/** Returns the section that a URL such as `#pictures` links to, or null. */
export const partOf = (hash: string): ProductPart | null =>
  productParts.find((name) => name === hash.replace('#', '')) ?? null;

/** Whether a section contains one of these fields, such as `name.ar`. */
export const isIn = (part: ProductPart, fields: readonly string[]): boolean =>
  fields.some((field) => parts[field.split('.', 1)[0] ?? ''] === part);

/** Returns the fields of a section, except texts. */
export const fieldsOf = (part: ProductPart) =>
  (Object.keys(fieldParts) as (keyof typeof fieldParts)[]).filter((name) => fieldParts[name] === part);
