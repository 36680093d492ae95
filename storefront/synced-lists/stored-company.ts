import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { companyEntry } from '../state/checkout-draft.ts';

/** The company that an order is for, as the calls accept it. */
export interface StoredCompany {
  Name: string;
  TaxNumber: string;
  Address: string;
}

/** Returns the company that this customer entered in this tab; null if none yet. */
export function storedCompany(user: number): StoredCompany | null {
  const value = readTab(companyEntry);
  if (!isRecord(value) || value['user'] !== user) return null;
  const text = (name: keyof StoredCompany) => (typeof value[name] === 'string' ? value[name] : '');
  return { Name: text('Name'), TaxNumber: text('TaxNumber'), Address: text('Address') };
}

export const keepCompany = (user: number, company: StoredCompany): void =>
  void writeTab(companyEntry, { user, ...company });

/** Returns whether a company has a tax number or an address, but no name. */
export function isNameMissing(user: number): boolean {
  const { Name = '', TaxNumber = '', Address = '' } = storedCompany(user) ?? {};
  return Name.trim() === '' && `${TaxNumber}${Address}`.trim() !== '';
}

/** Returns the company part of an order request; omitted if there is none. */
export function companyToOrder(user: number): { Company?: StoredCompany } {
  const company = storedCompany(user);
  return company?.Name.trim() ? { Company: company } : {};
}
