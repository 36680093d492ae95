import { languages } from '#contract/languages.ts';
import { textIn, type Texts } from '#shop/localisation/localisation.ts';

interface LocalizedName {
  langId: number;
  text: string;
}

/**
 * Returns the `LocalizationJsonData` of a row. It is omitted when there is no Khmer name: clients show an
 * empty name if their language is missing from the list.
 */
export function localizedNames(texts: Texts | null): { LocalizationJsonData?: LocalizedName[] } {
  const khmer = texts?.[languages.ar.id];
  if (!khmer) return {};
  return {
    LocalizationJsonData: [
      { langId: languages.en.id, text: textIn(texts, 'en') },
      { langId: languages.ar.id, text: khmer },
    ],
  };
}
