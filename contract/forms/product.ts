import type { z } from 'zod';
import type { Permission } from '../permissions.ts';

/** The sections of the product form, in order. */
export const productParts = [
  'texts',
  'pictures',
  'price',
  'choices',
  'delivery',
  'searching',
  'inShop',
  'stock',
  'standing',
] as const;
export type ProductPart = (typeof productParts)[number];

/** A field of a product (product-fields.ts). */
export interface ProductField {
  /** Its type in calls. The shop checks the value itself, so that errors name the field. */
  shape: z.ZodType;
  /** How it is edited and stored, and how it appears in history, conflicts and bulk edits. */
  kind: string;
  /** The list of GET_CATALOGUE_WORDS the value is chosen from. */
  of?: string;
  /** Its section of the form; null if it isn't there. */
  part: ProductPart | null;
  label: readonly [english: string, khmer: string];
  /** Its value in a new product. */
  blank?: unknown;
  /** Whether it may be empty. */
  isOptional?: true;
  /** The lowest number; 0 if omitted. */
  min?: number;
  /** The highest number, or the most characters. */
  max?: number;
  /** The column, if it isn't the name in snake case. */
  column?: string;
  /** The permission to see and change it. Shoppers never see such a field. */
  needs?: Permission;
  /** Whether a bulk edit can change it. */
  isBulk?: true;
}

type PropertyOf<Fields, Property extends string> = {
  -readonly [
    Name in keyof Fields as Fields[Name] extends Record<Property, unknown> ? Name : never
  ]: Fields[Name] extends Record<Property, infer Value> ? Value : never;
};

/** Returns a property of each field that has it, such as `{ sku: 64 }` of `max`. */
export const propertyOf = <Fields extends Readonly<Record<string, object>>, Property extends string>(
  fields: Fields,
  property: Property,
): PropertyOf<Fields, Property> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      property in field ? [[name, (field as Record<string, unknown>)[property]]] : [],
    ),
  ) as PropertyOf<Fields, Property>;
