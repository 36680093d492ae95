import type { z } from 'zod';
import { currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { defaultSettings } from './default-settings.ts';
import { storedSettings } from './queries.ts';
import { bankAccount } from './bank-account-shape.ts';
import { storedSetting } from './setting-kind.ts';
import { asList } from './stored-values.ts';

/** A bank account to which customers transfer money. Its bank has a name in both languages. */
export interface BankAccount extends Omit<Stored, 'qrPicture'> {
  /** Path below /content/; '' if it has no QR code. */
  qrPicture: string;
}
type Stored = z.output<typeof bankAccount>;

/** The terms of payment by bank transfer. If there are no accounts, transfers aren't offered. */
export interface TransferTerms {
  accounts: BankAccount[];
  /** How many hours items are reserved for a transfer. */
  hours: number;
}

/**
 * Returns the terms of bank transfers.
 * @param hasRiel whether the order, or new orders, have an amount in riel. If not, the amount for an account
 * in riel is unknown, so those accounts are omitted
 */
export async function transferTerms(db: Database, hasRiel: boolean): Promise<TransferTerms> {
  const stored = await storedSettings(db);
  return {
    accounts: asList(stored.get('bankAccounts'))
      // Skips incomplete accounts, because a customer who pays must never see half an account.
      .flatMap((each) => bankAccount.safeParse(each).data ?? [])
      .map(({ bank: { en, km }, qrPicture, ...account }) => ({
        ...account,
        bank: { en: en || km, km: km || en },
        qrPicture: qrPicture ?? '',
      }))
      .filter((account) => hasRiel || account.currency === currency.code),
    hours: storedSetting(stored, 'transferHours') ?? defaultSettings.transferHours,
  };
}
