import { propertyOf } from '#contract/forms/product.ts';
import { productTexts } from '#contract/forms/product-fields.ts';
import { defaultLanguage, languageCodes, type LanguageCode } from '#contract/languages.ts';
import { isUsable } from '#contract/shapes.ts';
import { type Fault, normalizeText, normalizeLine } from '#shop/records/records.ts';
import { cleanDescription } from './description-html.ts';
import type { ProductTexts, TextField } from './product-fields.ts';

type Texts = Partial<Record<LanguageCode, ProductTexts>>;
type TextChanges = Partial<Record<LanguageCode, Partial<ProductTexts>>>;

const names = Object.keys(productTexts) as (keyof ProductTexts)[];
const blank: ProductTexts = propertyOf(productTexts, 'blank');

export function textError(text: string, max: number): Omit<Fault, 'field'> | null {
  if (!isUsable(text)) return { code: 'characters' };
  return text.length > max ? { code: 'tooLong', about: max } : null;
}

function tidyTexts(texts: Partial<ProductTexts>): ProductTexts {
  const tidied = names.map((name) => {
    const text = texts[name] ?? '';
    return [name, productTexts[name].kind === 'line' ? normalizeLine(text) : normalizeText(text)] as const;
  });
  const all = { ...blank, ...Object.fromEntries(tidied) };
  return { ...all, fullDescription: cleanDescription(all.fullDescription) };
}

/** Returns texts as stored: trimmed, descriptions sanitized, without languages that have no text. */
export function storedTexts(texts: TextChanges): Texts {
  const entries = languageCodes.map((language) => [language, tidyTexts(texts[language] ?? {})] as const);
  return Object.fromEntries(entries.filter(([, each]) => names.some((name) => each[name] !== '')));
}

/** Merges a change into the texts, field by field. */
export const textsAfter = (current: Texts, changes: TextChanges): Texts =>
  Object.fromEntries(
    languageCodes.map((code) => [code, { ...blank, ...current[code], ...changes[code] }] as const),
  );

/** The name of every text by language, such as `name.en`. */
export const textFields = languageCodes.flatMap((code) => names.map((name): TextField => `${name}.${code}`));

export const textsChanged = (one: Texts, other: Texts): TextField[] =>
  languageCodes.flatMap((code) =>
    names
      .filter((name) => (one[code]?.[name] ?? '') !== (other[code]?.[name] ?? ''))
      .map((name): TextField => `${name}.${code}`),
  );

/**
 * Returns missing names: a product needs an English name; in other languages a name is required if there is
 * any other text.
 */
export function textErrors(texts: Texts): Fault<TextField>[] {
  const errors = languageCodes.flatMap((code) =>
    names.flatMap((name): Fault<TextField>[] => {
      const error = textError(texts[code]?.[name] ?? '', productTexts[name].max);
      return error ? [{ field: `${name}.${code}`, ...error }] : [];
    }),
  );
  const nameless = languageCodes.filter(
    (code) => (code === defaultLanguage || texts[code] !== undefined) && !texts[code]?.name,
  );
  const codeOf = (code: LanguageCode) => (code === defaultLanguage ? 'missing' : 'needsName');
  return [
    ...errors,
    ...nameless.map((code): Fault<TextField> => ({ field: `name.${code}`, code: codeOf(code) })),
  ];
}
