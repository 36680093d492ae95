import { staffChatLabels } from '#contract/labels/mail/staff-chat.ts';
import { defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { shopLanguage } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { noticeFacts } from '#shop/staff-chat/staff-chat.ts';
import { type ChatLine, messageLines } from './write-message.ts';

/**
 * Writes a message about notices in the language of the people who run the shop, from the current records. It is empty when
 * all of them have been deleted.
 */
export async function writeNotices(
  db: Database,
  ids: readonly number[],
  officeUrl: string,
): Promise<ChatLine[]> {
  const lang = (await shopLanguage(db)) ?? defaultLanguage;
  const [facts, texts] = await Promise.all([noticeFacts(db, ids, lang), labelsOf(db, staffChatLabels, lang)]);
  return messageLines(facts, { lang, officeUrl, texts });
}
