import { messages } from '#contract/messages.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { handle, Refused } from '../../calls/operation.ts';

export const handler = handle(getLocalization, async ({ entityId, languageCode }, { app }) => {
  const labels = await labelsOf(app.db, entityId, languageCode);
  if (!labels) return new Refused(501, messages.texts.generalError);
  return { labelsJsonData: labels.map(({ key, text }) => ({ labelHtmlId: key, text })) };
});
