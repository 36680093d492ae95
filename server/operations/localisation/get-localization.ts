import { defaultLanguage } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import { screenTexts } from '#shop/localisation/localisation.ts';
import { handle, Refused } from '../../calls/operation.ts';

/** English is built into every client, so only the texts that staff replaced are returned. */
export const handler = handle(getLocalization, async ({ entityId, languageCode }, { app }) => {
  const found = await screenTexts(app.db, entityId, languageCode);
  if (!found) return new Refused(501, messages.texts.generalError);
  const texts = languageCode === defaultLanguage ? found.written : found.all;
  return {
    labelsJsonData: [...texts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([labelHtmlId, text]) => ({ labelHtmlId, text })),
  };
});
