import { languageCodes, languages, type LanguageCode } from '#contract/languages.ts';
import { centsToDollars } from '#rules/money.ts';
import type { Database } from '#database/schema.ts';
import {
  type MethodBounds,
  settingNames,
  storedBanners,
  storedCampaigns,
  storedMethodBounds,
  storedSettings,
  countryCodes,
} from '#shop/content/content.ts';
import { labelScreens, writtenLabels } from '#shop/localisation/localisation.ts';

/** All that a content file can hold, as the shop has it. */
export interface CurrentContent {
  settings: ReadonlyMap<string, unknown>;
  banners: Awaited<ReturnType<typeof storedBanners>>;
  campaigns: Awaited<ReturnType<typeof storedCampaigns>>;
  payments: MethodBounds[];
  /** Codes of those the shop knows. */
  countries: ReadonlySet<string>;
  labels: { screen: string; entityId: number; key: string; language: LanguageCode; text: string }[];
}

export async function currentContent(db: Database): Promise<CurrentContent> {
  const [settings, banners, campaigns, payments, countries, labels] = await Promise.all([
    storedSettings(db),
    storedBanners(db),
    storedCampaigns(db),
    storedMethodBounds(db),
    countryCodes(db),
    writtenLabels(db),
  ]);
  return {
    settings: new Map(
      settingNames.filter((name) => settings.has(name)).map((name) => [name, settings.get(name)]),
    ),
    banners,
    campaigns,
    payments,
    countries: new Set(countries),
    labels: labels.flatMap(({ entityId, key, languageId, text }) => {
      const screen = Object.keys(labelScreens).find((name) => labelScreens[name] === entityId);
      const language = languageCodes.find((code) => languages[code].id === languageId);
      return screen && language ? [{ screen, entityId, key, language, text }] : [];
    }),
  };
}

/** The same as a file: imported again it changes nothing. */
export function contentFileOf({ settings, banners, campaigns, payments, labels }: CurrentContent): object {
  const screens: Record<string, Record<string, Record<string, string>>> = {};
  for (const { screen, key, language, text } of labels)
    ((screens[screen] ??= {})[key] ??= {})[languages[language].tag] = text;
  return {
    settings: Object.fromEntries(settings),
    banners,
    campaigns,
    payments: payments.map(boundsEntry),
    labels: screens,
  };
}

/** In dollars, as people write them. */
export const boundsEntry = ({ method, leastCents, mostCents, countries }: MethodBounds) => ({
  method,
  least: leastCents === null ? null : centsToDollars(leastCents),
  most: mostCents === null ? null : centsToDollars(mostCents),
  countries,
});
