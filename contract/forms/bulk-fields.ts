import { propertyOf } from './product.ts';
import { type FieldOfKind, type ProductFieldName, productFields } from './product-fields.ts';

const bulk = propertyOf(productFields, 'isBulk');
/** The product fields a bulk edit can change, in the order of their description. */
export const bulkFields = Object.keys(bulk) as (keyof typeof bulk)[];
export type BulkField = (typeof bulkFields)[number];

export const isOfKind = <Kind extends string>(
  kind: Kind,
  name: ProductFieldName,
): name is FieldOfKind<Kind> => productFields[name].kind === kind;
