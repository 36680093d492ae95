import { bestFacilitiesLabels } from '#contract/labels/best-facilities.ts';
import { getBestFacilities } from '#contract/operations/localisation/get-best-facilities.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getBestFacilities, async ({ languageCode }, { app }) => {
  const { entityId, texts } = bestFacilitiesLabels;
  const stored = (await labelsOf(app.db, entityId, languageCode)) ?? [];
  const translated = new Map(stored.map(({ key, text }) => [key, text]));
  return {
    labelsJsonData: Object.entries(texts).map(([key, text]) => ({
      labelHtmlId: key,
      text: translated.get(key) ?? text,
    })),
  };
});
