import { changeSettings } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';

/** A bank account that doesn't exist. */
export const bankAccount = {
  bank: { en: 'Lotus Demo Bank', km: 'ធនាគារសាកល្បង' },
  accountName: 'ANGKOR GIFTS',
  accountNumber: '000 111 222',
  currency: 'USD' as 'USD' | 'KHR',
  qrPicture: null,
};

/** Makes the shop show exactly these accounts. */
export const fillBankNames = (db: Database, ...bankAccounts: (typeof bankAccount)[]): Promise<void> =>
  changeSettings(db, { bankAccounts }, 'system');
