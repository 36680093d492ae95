import { getChannels } from '#contract/operations/office/settings/get-channels.ts';
import { feedPath } from '#contract/constants.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { lastTestMail } from '#shop/mail/mail.ts';
import { handle } from '../../../calls/operation.ts';
import { recentMessages, testServer } from '../../../mail/chat/recent-messages.ts';

export const handler = handle(getChannels, async (_, { app: { db, config }, caller: { permissions } }) => {
  // Messages name customers and amounts.
  const seesMessages = (['inbox.answer', 'orders.read', 'payments.read'] as const).every((each) =>
    permissions.has(each),
  );
  const [messages, test] = await Promise.all([
    seesMessages ? recentMessages(db, config.officeUrl) : [],
    lastTestMail(db, testServer),
  ]);
  return {
    hasBot: config.staffChat !== null,
    lastTest: test && { ...test, at: test.at.toISOString() },
    messages,
    feeds: languageCodes.map((language) => ({
      language,
      url: config.publicUrl + feedPath(languages[language].tag),
    })),
  };
});
