/** The sections of the editor in order, with their fields. A URL links to one: `#pictures`. */
export const partFields = {
  texts: ['name', 'shortDescription', 'fullDescription'],
  pictures: ['pictures'],
  price: ['priceCents', 'costCents', 'variantCosts', 'orderMaximum', 'allowDiscounts', 'showStock'],
  choices: ['colours', 'sizes', 'options'],
  delivery: ['shippingCents', 'shippingDays', 'shippingFree', 'shippingMethodIds', 'digital'],
  searching: ['metaTitle', 'metaDescription', 'metaKeywords'],
  inShop: ['state', 'publishAt'],
  stock: ['stock', 'stockPer', 'variants'],
  standing: ['sku', 'categoryIds', 'brandId', 'vendorId', 'tagIds', 'popularity'],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof partFields;
export const partNames = Object.keys(partFields) as Part[];

/** Returns the section that a URL links to, or null. */
export const partOf = (hash: string): Part | null =>
  partNames.find((name) => name === hash.replace('#', '')) ?? null;

/** Whether a section contains one of these fields, such as `name.ar`. */
export const isIn = (part: Part, fields: readonly string[]): boolean =>
  fields.some((field) => (partFields[part] as readonly string[]).includes(field.split('.', 1)[0] ?? ''));
