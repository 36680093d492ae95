import { compareKey } from '#rules/compare-key.ts';
import { type CustomerFields, importedFields } from '#shop/customers/customers.ts';

/** The columns of customers, as in the office's export. Only other shops have a country, which joins the address. */
export type CustomerColumn = Lowercase<keyof CustomerFields> | 'country';

export const customerColumnOf = (field: string) => compareKey(field) as CustomerColumn;

export const customerColumns: readonly CustomerColumn[] = [
  ...importedFields.map(customerColumnOf),
  'country',
];

/** Columns of the export that aren't imported. */
export const ofTheShop: ReadonlySet<string> = new Set([
  'name',
  'orders',
  'spent',
  'lastorderat',
  'since',
  'depositpercent',
  'termsdays',
  'creditlimit',
]);
