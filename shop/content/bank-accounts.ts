import { type AccountCurrency, accountCurrencies, currency } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type BothTexts, transferLimits } from './content-entries.ts';
import { storedSettings } from './queries.ts';
import { asList, asRecord, localizedText } from './stored-values.ts';

/** An account customers transfer to. */
export interface BankAccount {
  bank: BothTexts;
  accountName: string;
  accountNumber: string;
  currency: AccountCurrency;
  /** Path below /content/; '' where it has no QR code. */
  qrPicture: string;
}

/** On what terms a customer may pay by transfer: no accounts, no transfers. */
export interface TransferTerms {
  accounts: BankAccount[];
  /** How long goods are held for a transfer. */
  hours: number;
}

/** @param hasRiel of the order, or of new ones: else nobody could say what to transfer to an account in riel, and it is left out */
export async function transferTerms(db: Database, hasRiel: boolean): Promise<TransferTerms> {
  const stored = await storedSettings(db);
  const hours = stored.get('transferHours');
  return {
    accounts: asList(stored.get('bankAccounts'))
      .flatMap(accountOf)
      .filter((account) => hasRiel || account.currency === currency.code),
    hours: typeof hours === 'number' && isHours(hours) ? hours : transferLimits.usualHours,
  };
}

/** Whole hours, at most two weeks. */
export const isHours = (hours: number): boolean =>
  Number.isInteger(hours) && hours >= 1 && hours <= transferLimits.hours;

/** None of what is not whole: half an account must never be shown to anybody who pays. */
function accountOf(stored: unknown): BankAccount[] {
  const account = asRecord(stored);
  const [en, km] = [localizedText(account['bank'], 'en'), localizedText(account['bank'], 'ar')];
  const [accountName, accountNumber] = [account['accountName'], account['accountNumber']];
  const held = accountCurrencies.find((each) => each === account['currency']);
  const isWhole = typeof accountName === 'string' && typeof accountNumber === 'string' && held;
  if (!isWhole || [en || km, accountName, accountNumber].includes('')) return [];
  const qrPicture = typeof account['qrPicture'] === 'string' ? account['qrPicture'] : '';
  return [{ bank: { en: en || km, km: km || en }, accountName, accountNumber, currency: held, qrPicture }];
}
