import { allLabelSets } from '#contract/labels/labels.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import type { Call } from './call.ts';
import type { ChromeData } from './chrome/chrome-data.ts';
import { loadChrome } from './chrome/load.ts';
import type { Report } from './report.ts';

/** Texts by entity id and key, complete: those of the language, or the built-in English where the call for them failed. */
export type Labels = Readonly<Record<number, Readonly<Record<string, string>>>>;

/**
 * What all pages of one language share: it travels in a file of its own that browsers keep, so that pages carry only what
 * is theirs (docs/decisions, frame file).
 */
export interface Frame {
  chrome: ChromeData;
  labels: Labels;
}

export async function loadFrame(call: Call, lang: LanguageCode, report: Report): Promise<Frame> {
  const [chrome, labels] = await Promise.all([
    loadChrome(call, lang, report),
    loadLabels(call, lang, report),
  ]);
  return { chrome, labels };
}

async function loadLabels(call: Call, lang: LanguageCode, report: Report): Promise<Labels> {
  const sets = await Promise.all(
    allLabelSets.map(async ({ entityId, texts }) => {
      const localized = await localizedTexts(call, lang, entityId, report);
      return [entityId, { ...texts, ...Object.fromEntries(localized) }] as const;
    }),
  );
  return Object.fromEntries(sets);
}

/** Of English, which is built in, what staff wrote in its place. A failure is logged and the English shown (specification §7, §8). */
async function localizedTexts(
  call: Call,
  lang: LanguageCode,
  entityId: number,
  report: Report,
): Promise<[string, string][]> {
  try {
    const { data } = await call(getLocalization, { entityId, languageCode: lang });
    const labels = 'labelsJsonData' in data ? data.labelsJsonData : [];
    return labels.filter(({ text }) => text !== '').map(({ labelHtmlId, text }) => [labelHtmlId, text]);
  } catch (error) {
    report(error, `labels of entity ${entityId}`);
    return [];
  }
}
