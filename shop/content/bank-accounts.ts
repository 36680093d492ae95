import type { z } from 'zod';
import { currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { usualSettings } from './usual-settings.ts';
import { storedSettings } from './queries.ts';
import { bankAccount, storedSetting } from './setting-kind.ts';
import { asList } from './stored-values.ts';

/** An account customers transfer to; its bank is called something in both languages. */
export interface BankAccount extends Omit<Stored, 'qrPicture'> {
  /** Path below /content/; '' where it has no QR code. */
  qrPicture: string;
}
type Stored = z.output<typeof bankAccount>;

/** On what terms a customer may pay by transfer: no accounts, no transfers. */
export interface TransferTerms {
  accounts: BankAccount[];
  /** How long goods are held for a transfer. */
  hours: number;
}

/** @param hasRiel of the order, or of new ones: else nobody could say what to transfer to an account in riel, and it is left out */
export async function transferTerms(db: Database, hasRiel: boolean): Promise<TransferTerms> {
  const stored = await storedSettings(db);
  return {
    accounts: asList(stored.get('bankAccounts'))
      // None of what is not whole: half an account must never be shown to anybody who pays.
      .flatMap((each) => bankAccount.safeParse(each).data ?? [])
      .map(({ bank: { en, km }, qrPicture, ...account }) => ({
        ...account,
        bank: { en: en || km, km: km || en },
        qrPicture: qrPicture ?? '',
      }))
      .filter((account) => hasRiel || account.currency === currency.code),
    hours: storedSetting(stored, 'transferHours') ?? usualSettings.transferHours,
  };
}
