import type { Input } from '#contract/operation.ts';
import type { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { propertyOf } from '#contract/forms/product.ts';
import { productFields, productTexts, type TextName } from '#contract/forms/product-fields.ts';
import type { Permission } from '#contract/permissions.ts';
import { languageCodes } from '#contract/languages.ts';
import type { Product, Values } from '../product.ts';

type Changes = Input<typeof changeProduct>['fields'];

export const textNames = Object.keys(productTexts) as TextName[];

/** Returns the form values of a product: each text by language, '' if missing. */
export function valuesOf({ texts, ...product }: Product): Values {
  const { id: _, version: __, stock: ___, stockPer: ____, variants: _____, ...others } = product;
  const entries = languageCodes.flatMap((code) =>
    textNames.map((name) => [`${name}.${code}`, texts[code]?.[name] ?? ''] as const),
  );
  return { ...others, ...Object.fromEntries(entries) } as Values;
}

/** Converts form fields to the calls' format. */
export function changesOf(values: Partial<Values>): Changes {
  const changes: Record<string, unknown> = {};
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [field, value] of Object.entries(values)) {
    const [name = '', code] = field.split('.');
    if (code === undefined) changes[name] = value;
    else texts[code] = { ...texts[code], [name]: value };
  }
  return { ...changes, ...(Object.keys(texts).length > 0 && { texts }) };
}

const blanks = propertyOf(productFields, 'blank');
const needs: Partial<Record<string, Permission>> = propertyOf(productFields, 'needs');
/**
 * Returns the initial values of a new product, without fields that need a permission the user lacks. Price and names
 * must be entered.
 */
export function blankValues(now: string, may: (needed: Permission) => boolean): Values {
  const shown = Object.entries(blanks).filter(([name]) => !needs[name] || may(needs[name]));
  return valuesOf({
    ...(Object.fromEntries(shown) as typeof blanks),
    id: 0,
    version: 1,
    priceCents: Number.NaN,
    state: 'hidden',
    texts: {},
    createdAt: now,
  });
}

/** Returns a copy of a product, hidden at first, with its own SKU and no sales. */
export const copyOf = (product: Product, now: string): Values => ({
  ...valuesOf(product),
  sku: '',
  gtin: '',
  state: 'hidden',
  publishAt: null,
  popularity: 0,
  createdAt: now,
});
