import type { Answer } from '#contract/operation.ts';
import type { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import type { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import type { TextName } from '#contract/forms/product-fields.ts';
import type { LanguageCode } from '#contract/languages.ts';

export type ProductAnswer = Answer<typeof getProduct>;
export type Product = ProductAnswer['product'];
export type Taxonomy = Answer<typeof getTaxonomy>;

export type TextField = `${TextName}.${LanguageCode}`;
/**
 * The form's values: every field by its name in errors and history. Stock isn't included, because it has its
 * own call. Fields that the user may not see are missing.
 */
export type Values = {
  [Name in Exclude<keyof Product, 'id' | 'version' | 'texts' | 'stock' | 'stockPer' | 'variants'>]-?: Exclude<
    Product[Name],
    undefined
  >;
} & Record<TextField, string>;
export type FieldName = keyof Values;
