import { type LanguageCode, languageCodes, otherLanguage } from '#contract/languages.ts';

/** Texts that shoppers read, so that both languages should be complete. */
export const readTexts = ['name', 'shortDescription', 'fullDescription'] as const;
type ReadText = (typeof readTexts)[number];

/**
 * The translation status of a product in one language: complete, outdated compared with the other one, partly
 * missing, or missing.
 */
export const textStatus = ['whole', 'older', 'partly', 'missing'] as const;
export type TextStatus = (typeof textStatus)[number];

/** Which texts exist, by language. */
export type WrittenTexts = Partial<Record<LanguageCode, Partial<Record<ReadText, boolean>>>>;

/**
 * Returns the texts whose other language was changed later. `last` has the number of each text's last change
 * by name, such as `name.en`; simultaneous changes share a number. Missing texts don't count as outdated.
 */
export function olderTexts(written: WrittenTexts, last: ReadonlyMap<string, number>): string[] {
  return languageCodes.flatMap((code) =>
    readTexts
      .filter((name) => written[code]?.[name] && written[otherLanguage(code)]?.[name])
      .filter(
        (name) => (last.get(`${name}.${code}`) ?? 0) < (last.get(`${name}.${otherLanguage(code)}`) ?? 0),
      )
      .map((name) => `${name}.${code}`),
  );
}

export function translationStatus(
  code: LanguageCode,
  written: WrittenTexts,
  last: ReadonlyMap<string, number>,
): TextStatus {
  const mine = written[code];
  if (!mine?.name) return 'missing';
  if (readTexts.some((name) => !mine[name] && written[otherLanguage(code)]?.[name])) return 'partly';
  return olderTexts(written, last).some((field) => field.endsWith(`.${code}`)) ? 'older' : 'whole';
}
