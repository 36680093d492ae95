import { amountLimits } from '#contract/constants.ts';
import type { Fault, FaultCode } from '#shop/records/records.ts';
import { choiceFaults, groupFaults, twice } from './change-options.ts';
import { pictureFaults } from './change-pictures.ts';
import { isPrice } from './change-price.ts';
import { textFault, textFaults } from './change-texts.ts';
import type { Known, ProductField, ProductFields } from './product-fields.ts';

type Faults = Fault<ProductField>[];

const mostInList = 100;
const mostOrdered = 1_000_000;
const mostPopularity = 1_000_000_000;
const longest = { sku: 64, shippingDays: 30, digital: 200 };
/** A file in the shop's private folder, without path traversal. */
const digitalFile = /^files\/[\w.-]+$/u;

/** Returns the validation errors of a product after a change. For an existing product only checks changed fields. */
export function productFaults(
  after: ProductFields,
  changes: readonly ProductField[] | 'all',
  known: Known,
): Faults {
  const faults = [...textFaults(after.texts), ...otherFaults(after, known)];
  if (changes === 'all') return faults;
  const changed = new Set<ProductField>(changes);
  // A language without a name is invalid whichever of its texts changes.
  const languages = new Set(changes.map(languageOf));
  const isNameless = (each: Fault<ProductField>) =>
    each.field.startsWith('name.') && each.code !== 'tooLong' && languages.has(languageOf(each.field));
  return faults.filter((each) => changed.has(each.field) || isNameless(each));
}

const languageOf = (field: string): string | undefined => field.split('.')[1];

function otherFaults(after: ProductFields, known: Known): Faults {
  const { orderMaximum, popularity, shippingCents } = after;
  const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;
  return [
    ...lineFaults('sku', after.sku, longest.sku),
    ...(after.sku === '' ? [fault('sku', 'missing')] : []),
    ...lineFaults('shippingDays', after.shippingDays, longest.shippingDays),
    ...(isPrice(after.priceCents) ? [] : [fault('priceCents', 'range', amountLimits.priceCents)]),
    ...(isPrice(shippingCents) ? [] : [fault('shippingCents', 'range', amountLimits.priceCents)]),
    ...(orderMaximum === null || (orderMaximum > 0 && isCount(orderMaximum, mostOrdered))
      ? []
      : [fault('orderMaximum', 'range', mostOrdered)]),
    ...(isCount(popularity, mostPopularity) ? [] : [fault('popularity', 'range', mostPopularity)]),
    ...(after.categoryIds.length === 0 ? [fault('categoryIds', 'missing')] : []),
    ...listFaults('categoryIds', after.categoryIds, known.categories),
    ...listFaults('tagIds', after.tagIds, known.tags),
    ...listFaults('shippingMethodIds', after.shippingMethodIds, known.shippingMethods),
    ...listFaults('brandId', idsOf(after.brandId), known.brands),
    ...listFaults('vendorId', idsOf(after.vendorId), known.vendors),
    ...choiceFaults('colours', after.colours, known.colours),
    ...choiceFaults('sizes', after.sizes, known.sizes),
    ...groupFaults(after.options, known),
    ...pictureFaults(after.pictures, known.colours),
    ...digitalFaults(after.digital),
  ];
}

const idsOf = (id: number | null) => (id === null ? [] : [id]);

function listFaults(field: ProductField, ids: readonly number[], known: ReadonlySet<number>): Faults {
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => fault(field, 'unknown', id)),
    ...twice(ids).map((id) => fault(field, 'twice', id)),
    ...(ids.length > mostInList ? [fault(field, 'tooLong', mostInList)] : []),
  ];
}

function lineFaults(field: ProductField, text: string, most: number): Faults {
  const found = textFault(text, most);
  return found ? [{ field, ...found }] : [];
}

function digitalFaults(digital: ProductFields['digital']): Faults {
  if (digital === null) return [];
  const isFile = digitalFile.test(digital.file) && !digital.file.includes('..');
  return [
    ...(isFile ? [] : [fault('digital', 'path')]),
    ...lineFaults('digital', digital.type, longest.digital),
  ];
}

const fault = (field: ProductField, code: FaultCode, about?: number): Fault<ProductField> => ({
  field,
  code,
  ...(about !== undefined && { about }),
});
