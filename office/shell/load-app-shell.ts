import { unnamedShop } from '#contract/constants.ts';
import type { LabelSet } from '#contract/labels/label-set.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { recordSentences } from '#contract/record-sentences.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { type ShopDates, defaultDates } from '#rules/format-date.ts';
import type { Call } from '#web/call.ts';
import { type Frame, loadLabels } from '#web/frame.ts';
import type { Report } from '#web/report.ts';

/** Shop data for every page of the office, in its language. */
export interface OfficeShellData extends ShopDates {
  siteTitle: string;
  /** The paths of pictures, or '' if unset. */
  mark: string;
  logoWhite: string;
  /** The riel per dollar, or null if the shop shows no riel. */
  rielRate: number | null;
  /** The label key of each refusal sentence, because calls respond in English. */
  refusals: Readonly<Record<string, string>>;
}

export async function loadAppShell(
  call: Call,
  lang: LanguageCode,
  sets: readonly LabelSet[],
  report: Report,
): Promise<Frame<OfficeShellData>> {
  const [settings, labels] = await Promise.all([
    shopOf(call, lang, report),
    loadLabels(call, lang, sets, report),
  ]);
  const texts = sets.filter(({ entityId }) => entityId === officeRefusals.entityId).map((set) => set.texts);
  const refusals = {
    ...Object.fromEntries(
      texts.flatMap((each) => Object.entries<string>(each).map(([key, text]) => [text, key])),
    ),
    ...recordSentences,
  };
  return { chrome: { ...settings, refusals }, labels };
}

async function shopOf(call: Call, lang: LanguageCode, report: Report) {
  try {
    const { data, statusCode } = await call(getShopSettings, { languageCode: lang });
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    const { SiteTitle, Mark: mark, LogoWhite: logoWhite, RielRate, DateFormat, TimeZone } = data;
    const { ClosedWeekdays: weekdays = [], ClosedDates: dates = [] } = data;
    return {
      siteTitle: SiteTitle || unnamedShop,
      mark,
      logoWhite,
      rielRate: RielRate?.Rate ?? null,
      dateFormat: DateFormat,
      timeZone: TimeZone,
      closed: { weekdays, dates },
    };
  } catch (error) {
    report(error, 'the shop’s settings');
    return { siteTitle: unnamedShop, mark: '', logoWhite: '', rielRate: null, ...defaultDates };
  }
}
