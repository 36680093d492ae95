import type { LanguageCode } from '#contract/languages.ts';
import { formatDateTime } from '#rules/format-date.ts';
import { shopSettings } from '#shop/content/content.ts';
import { nextHitAt, rateWindows } from '#shop/limits/limits.ts';
import type { AppContext } from '../context/context.ts';

/** Returns what a refusal by a limit of a day says: when more is taken, and who else takes it. */
export async function dayFullValues(
  { db, config }: AppContext,
  lang: LanguageCode,
  key: string,
): Promise<{ when: string; contact: string }> {
  const shop = await shopSettings(db, lang);
  const chats = shop.chatUrls.map((url) => url.replace('https://', ''));
  return {
    when: formatDateTime((await nextHitAt(db, key, rateWindows.day)).toISOString(), shop),
    contact: [shop.email, ...chats].filter(Boolean).join(', ') || `${config.publicUrl}/${lang}/contact-us`,
  };
}
