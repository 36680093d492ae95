import { defaultLanguage, languages, type LanguageCode, type LanguageId } from '#contract/languages.ts';

/** One text by language id, as `textsOf` reads it. Languages without a text are missing. */
export type Texts = Partial<Record<LanguageId, string>>;

/** Returns the text in a language, otherwise in English, otherwise ''. */
export function textIn(texts: Texts | null, language: LanguageCode): string {
  return texts?.[languages[language].id] ?? texts?.[languages[defaultLanguage].id] ?? '';
}
