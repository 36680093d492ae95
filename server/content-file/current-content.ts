import { languageCodes, languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { settingNames, storedBanners, storedCampaigns, storedSettings } from '#shop/content/content.ts';
import { labelScreens, writtenLabels } from '#shop/localisation/localisation.ts';

/** All that a content file can hold, as the shop has it. */
export interface CurrentContent {
  settings: ReadonlyMap<string, unknown>;
  banners: Awaited<ReturnType<typeof storedBanners>>;
  campaigns: Awaited<ReturnType<typeof storedCampaigns>>;
  labels: { screen: string; entityId: number; key: string; language: LanguageCode; text: string }[];
}

export async function currentContent(db: Database): Promise<CurrentContent> {
  const [settings, banners, campaigns, labels] = await Promise.all([
    storedSettings(db),
    storedBanners(db),
    storedCampaigns(db),
    writtenLabels(db),
  ]);
  return {
    settings: new Map(
      settingNames.filter((name) => settings.has(name)).map((name) => [name, settings.get(name)]),
    ),
    banners,
    campaigns,
    labels: labels.flatMap(({ entityId, key, languageId, text }) => {
      const screen = Object.keys(labelScreens).find((name) => labelScreens[name] === entityId);
      const language = languageCodes.find((code) => languages[code].id === languageId);
      return screen && language ? [{ screen, entityId, key, language, text }] : [];
    }),
  };
}

/** The same as a file: imported again it changes nothing. */
export function contentFileOf({ settings, banners, campaigns, labels }: CurrentContent): object {
  const screens: Record<string, Record<string, Record<string, string>>> = {};
  for (const { screen, key, language, text } of labels)
    ((screens[screen] ??= {})[key] ??= {})[languages[language].tag] = text;
  return { settings: Object.fromEntries(settings), banners, campaigns, labels: screens };
}
