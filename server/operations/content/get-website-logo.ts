import { messages } from '#contract/messages.ts';
import { getWebsiteLogo } from '#contract/operations/content/get-website-logo.ts';
import { logoPath } from '#shop/content/content.ts';
import { handle, Refused } from '../../calls/operation.ts';

export const handler = handle(getWebsiteLogo, async (_input, { app }) => {
  const path = await logoPath(app.db);
  return path ? [{ AppConfigValue: path }] : new Refused(404, messages.texts.generalError);
});
