import type { Answer } from '#contract/operation.ts';
import type { getCatalogueWords } from '#contract/operations/office/catalogue/get-catalogue-words.ts';
import type { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import type { TextName } from '#contract/forms/product.ts';
import type { LanguageCode } from '#contract/languages.ts';

export type ProductAnswer = Answer<typeof getProduct>;
export type Product = ProductAnswer['product'];
export type Words = Answer<typeof getCatalogueWords>;

export type TextField = `${TextName}.${LanguageCode}`;
/** What the form holds: every field by the name that faults and the history have. The stock has a call of its own. */
export type Values = Omit<Product, 'id' | 'version' | 'texts' | 'stock'> & Record<TextField, string>;
export type FieldName = keyof Values;
