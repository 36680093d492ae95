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
