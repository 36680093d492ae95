import { bestFacilitiesLabels } from '#contract/labels/storefront/best-facilities.ts';
import { getBestFacilities } from '#contract/operations/localisation/get-best-facilities.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getBestFacilities, async ({ languageCode }, { app }) => {
  const texts = await labelsOf(app.db, bestFacilitiesLabels, languageCode);
  return { labelsJsonData: Object.entries(texts).map(([labelHtmlId, text]) => ({ labelHtmlId, text })) };
});
