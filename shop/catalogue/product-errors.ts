import { maxRelatedProducts } from '#contract/constants.ts';
import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import { compareKey } from '#rules/compare-key.ts';
import { isGtin } from '#rules/gtin.ts';
import type { Fault, ValidationCode } from '#shop/records/records.ts';
import { choiceErrors, groupErrors, positionErrors, twice } from './change-options.ts';
import { pictureErrors } from './change-pictures.ts';
import { stepErrors } from './change-steps.ts';
import { costErrors, stockErrors } from './change-variants.ts';
import { textError, textErrors } from './change-texts.ts';
import type { Known, ProductField, ProductFields } from './product-fields.ts';

type FieldErrors = Fault<ProductField>[];

const maxInList = 100;
const maxDigital = 200;
const maxima = propertyOf(productFields, 'max');
const minima: Partial<Record<ProductField, number>> = propertyOf(productFields, 'min');
/** Matches a file in the shop's private folder, without path traversal. */
const digitalFile = /^files\/[\w.-]+$/u;

/**
 * Returns the validation errors of a product after a change. For an existing product, checks only changed
 * fields.
 */
export function productErrors(
  after: ProductFields,
  changes: readonly ProductField[] | 'all',
  known: Known,
): FieldErrors {
  const errors = [...textErrors(after.texts), ...otherErrors(after, known), ...stockErrors(after)];
  if (changes === 'all') return errors;
  const changed = new Set<ProductField>(changes);
  // A language without a name is invalid, whichever of its texts changes.
  const languages = new Set(changes.map(languageOf));
  const isNameless = (each: Fault<ProductField>) =>
    each.field.startsWith('name.') && each.code !== 'tooLong' && languages.has(languageOf(each.field));
  return errors.filter((each) => changed.has(each.field) || isNameless(each));
}

const languageOf = (field: string): string | undefined => field.split('.')[1];

function otherErrors(after: ProductFields, existing: Known): FieldErrors {
  return [
    ...limitErrors(after),
    ...(after.sku === '' ? [error('sku', 'missing')] : []),
    ...(after.gtin === '' || isGtin(after.gtin) ? [] : [error('gtin', 'notGtin')]),
    ...(after.categoryIds.length === 0 ? [error('categoryIds', 'missing')] : []),
    ...listErrors('categoryIds', after.categoryIds, existing.categories),
    ...listErrors('tagIds', after.tagIds, existing.tags),
    ...listErrors('shippingMethodIds', after.shippingMethodIds, existing.shippingMethods),
    ...listErrors('brandId', idsOf(after.brandId), existing.brands),
    ...listErrors('vendorId', idsOf(after.vendorId), existing.vendors),
    ...relatedErrors(after),
    ...choiceErrors('colours', after.colours, existing.colours),
    ...choiceErrors('sizes', after.sizes, existing.sizes),
    ...groupErrors(after.options, existing),
    ...positionErrors(after.positions, existing),
    ...pictureErrors(after.pictures, existing),
    ...digitalErrors(after.digital),
    ...costErrors(after),
    ...stepErrors(after),
  ];
}

const idsOf = (id: number | null) => (id === null ? [] : [id]);

function listErrors(field: ProductField, ids: readonly number[], existing: ReadonlySet<number>): FieldErrors {
  return [
    ...ids.filter((id) => !existing.has(id)).map((id) => error(field, 'unknown', id)),
    ...twice(ids).map((id) => error(field, 'twice', id)),
    ...(ids.length > maxInList ? [error(field, 'tooLong', maxInList)] : []),
  ];
}

/** Doesn't check that the products exist, because a file may create them later. */
function relatedErrors({ sku, relatedSkus }: ProductFields): FieldErrors {
  const keys = relatedSkus.map(compareKey);
  return [
    ...relatedSkus.flatMap((each) => lineErrors('relatedSkus', each, maxima.sku)),
    ...(keys.includes(compareKey(sku)) ? [error('relatedSkus', 'unknown')] : []),
    ...(new Set(keys).size < keys.length ? [error('relatedSkus', 'twice')] : []),
    ...(keys.length > maxRelatedProducts ? [error('relatedSkus', 'range', maxRelatedProducts)] : []),
  ];
}

/** Returns the errors of texts that are too long and of numbers out of range, as the description says. */
const limitErrors = (after: ProductFields): FieldErrors =>
  Object.entries(maxima).flatMap(([name, max]) => {
    const field = name as keyof typeof maxima;
    const value = after[field];
    if (value === null) return [];
    if (typeof value === 'string') return lineErrors(field, value, max);
    const isInRange = Number.isInteger(value) && value >= (minima[field] ?? 0) && value <= max;
    return isInRange ? [] : [error(field, 'range', max)];
  });

function lineErrors(field: ProductField, text: string, limit: number): FieldErrors {
  const found = textError(text, limit);
  return found ? [{ field, ...found }] : [];
}

function digitalErrors(digital: ProductFields['digital']): FieldErrors {
  if (digital === null) return [];
  const isFile = digitalFile.test(digital.file) && !digital.file.includes('..');
  return [...(isFile ? [] : [error('digital', 'path')]), ...lineErrors('digital', digital.type, maxDigital)];
}

const error = (field: ProductField, code: ValidationCode, about?: number): Fault<ProductField> => ({
  field,
  code,
  ...(about !== undefined && { about }),
});
