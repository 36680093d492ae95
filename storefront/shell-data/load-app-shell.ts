import type { LabelSet } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Call } from '#web/call.ts';
import { type Frame, loadLabels } from '#web/frame.ts';
import type { Report } from '#web/report.ts';
import type { LayoutData } from './layout-data.ts';
import { loadLayoutData } from './load-layout-data.ts';

/** Loads the storefront's layout data in a language: categories, contact, campaign, and all texts. */
export async function loadAppShell(
  call: Call,
  lang: LanguageCode,
  sets: readonly LabelSet[],
  report: Report,
): Promise<Frame<LayoutData>> {
  const [layout, labels] = await Promise.all([
    loadLayoutData(call, lang, report),
    loadLabels(call, lang, sets, report),
  ]);
  return { chrome: layout, labels };
}
