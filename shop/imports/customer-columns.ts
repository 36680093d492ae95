import { compareKey } from '#rules/compare-key.ts';
import type { CustomerFields } from '#shop/customers/customers.ts';

/** The columns of customers, as in the export of the office, by field. */
export const customerFields = {
  firstname: 'firstName',
  lastname: 'lastName',
  phone: 'phone',
  email: 'email',
  language: 'language',
  tags: 'tags',
  newsletter: 'newsletter',
  recipient: 'recipient',
  recipientphone: 'recipientPhone',
  address: 'address',
  city: 'city',
  province: 'province',
  postalcode: 'postalCode',
  company: 'company',
  taxnumber: 'taxNumber',
  companyaddress: 'companyAddress',
  note: 'note',
} as const satisfies Record<string, keyof CustomerFields>;

type FieldColumn = keyof typeof customerFields;
/** Only other shops have a country, which becomes a part of the address. */
export type CustomerColumn = FieldColumn | 'country';
export const customerColumns: readonly CustomerColumn[] = [
  ...(Object.keys(customerFields) as FieldColumn[]),
  'country',
];

/** Returns the column of a field. */
export const customerColumnOf = (field: string): string => compareKey(field);

/** Columns of the export that the shop itself sets. */
export const ofTheShop: ReadonlySet<string> = new Set(['name', 'orders', 'spent', 'lastorderat', 'since']);
