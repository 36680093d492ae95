import type { LabelSet } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import type { Call } from './call.ts';
import type { Labels } from './labels.ts';
import type { Report } from './report.ts';

/**
 * What all pages of one language share. It is a separate file that browsers cache, so that pages contain only
 * their own data (docs/internals/pages.md).
 */
export interface Frame<Chrome = unknown> {
  /** The data of the header, footer and menus; each app has its own. */
  chrome: Chrome;
  labels: Labels;
}

/**
 * Loads the texts of some sets in a language. If that fails, the error is logged and the English texts are
 * shown (specification §7, §8).
 */
export async function loadLabels(
  call: Call,
  lang: LanguageCode,
  sets: readonly LabelSet[],
  report: Report,
): Promise<Labels> {
  const loaded = await Promise.all(
    sets.map(async ({ entityId, texts }) => {
      const localized = await localizedTexts(call, lang, entityId, report);
      return [entityId, { ...texts, ...Object.fromEntries(localized) }] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

/**
 * Loads the texts that staff wrote instead of the built-in English. If that fails, the error is logged and
 * the English texts are shown (specification §7, §8).
 */
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
