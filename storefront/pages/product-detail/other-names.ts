import { otherLanguage, type LanguageCode } from '#contract/languages.ts';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import type { Call } from '#web/call.ts';

/** Returns the names of a color or a size, by its id and the attribute's. */
export type NamesOf = (id: number, kind: number) => string[];

/** Loads the names of a product's options in the other language, by id. Without a connection, there are none. */
export async function otherNames(call: Call, ProductId: number, lang: LanguageCode): Promise<NamesOf> {
  const request = { ProductId, languageCode: otherLanguage(lang) };
  const rows = await call(getProductAllAttributesById, request).then(
    ({ data }) => data,
    () => [],
  );
  return (id, kind) =>
    rows
      .filter((row) => row.PrimaryKeyValue === id && row.ProductAttributeID === kind)
      .flatMap(({ PrimaryKeyDisplayValue: name }) => [name, ...name.split(/ ?[()]/u)]);
}
