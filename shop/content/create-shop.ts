import { currency } from '#contract/constants.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/transaction.ts';
import type { BothTexts } from '#shop/records/records.ts';
import { insertSetting, writeSettings } from './queries.ts';
import { textRules } from './text-rules.ts';

/** What a shop must define before it opens. */
export interface NewShop {
  name: BothTexts;
  currency: string;
  /** The staff's language, in which emails to the shop are written. */
  language: LanguageCode;
  /** The email address for emails to the shop. */
  email: string;
  /** The phone number, or '' if there is none. The address may be empty as well. */
  phone: string;
  address: BothTexts;
}

/** The validation rule of each field. */
export const newShopRules = { ...textRules, currency: (code: string) => code === currency.code };

const isRight = ({ name, address, ...shop }: NewShop): boolean =>
  [name.en, name.km].every(newShopRules.name) &&
  [address.en, address.km].every(newShopRules.address) &&
  newShopRules.currency(shop.currency) &&
  newShopRules.email(shop.email) &&
  newShopRules.phone(shop.phone);

/**
 * Stores the settings of a new shop. Returns false, and changes nothing, if a shop already exists.
 * @throws RangeError when a field breaks its rule
 */
export async function createShop(db: Database, shop: NewShop, by: Actor): Promise<boolean> {
  if (!isRight(shop)) throw new RangeError('a part of the new shop breaks its rule');
  const { name, language, ...others } = shop;
  const isMade = await inTransaction(db, async (trx) => {
    const outcome = await insertSetting(trx, 'siteTitle', name);
    if (outcome) {
      await writeSettings(trx, { ...others, language: languages[language].tag });
      await writeAudit(trx, by, 'shop created', { currency: others.currency, language });
    }
    return { keep: outcome, outcome };
  });
  if (isMade) await publishInvalidation(db, 'texts');
  return isMade;
}
