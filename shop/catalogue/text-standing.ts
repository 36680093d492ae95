import { type LanguageCode, languageCodes, otherLanguage } from '#contract/languages.ts';

/** Texts that shoppers read, so that staff see to both languages of them. */
export const readTexts = ['name', 'shortDescription', 'fullDescription'] as const;
type ReadText = (typeof readTexts)[number];

/** How the texts of a product stand in one language: all there; older than those of the other one; some missing; none. */
export const textStandings = ['whole', 'older', 'partly', 'missing'] as const;
export type TextStanding = (typeof textStandings)[number];

/** Which texts are written, by language. */
export type WrittenTexts = Partial<Record<LanguageCode, Partial<Record<ReadText, boolean>>>>;

/**
 * The texts that are older than the same one in the other language: that one was changed later. `last`: the number of the
 * last change of each text, `name.en`; those of both at once have one number. What is not there is not older.
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

export function standingOf(
  code: LanguageCode,
  written: WrittenTexts,
  last: ReadonlyMap<string, number>,
): TextStanding {
  const mine = written[code];
  if (!mine?.name) return 'missing';
  if (readTexts.some((name) => !mine[name] && written[otherLanguage(code)]?.[name])) return 'partly';
  return olderTexts(written, last).some((field) => field.endsWith(`.${code}`)) ? 'older' : 'whole';
}
