import { cambodianNumber } from '#contract/forms/e164.ts';
import { customer } from '#contract/resources/customer.ts';
import type { Kind } from '#shop/records/records.ts';
import { customerKind } from './customer-kind.ts';
import type { CustomerFields } from './customer-queries.ts';
import { removeImported, usesOfImported, writeImported } from './import-queries.ts';

/** The fields that imports set, and staff don't. */
const more = [
  'phone',
  'email',
  'newsletter',
  'recipient',
  'recipientPhone',
  'address',
  'city',
  'province',
  'postalCode',
  'company',
  'taxNumber',
  'companyAddress',
  'note',
] as const satisfies (keyof CustomerFields)[];

const { fields } = customer;
const blank = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, field.blank]),
) as CustomerFields;

/**
 * A customer as imports of files create and change them. The undo of an import deletes those that it created, unless
 * they ordered or signed in since.
 */
export const importedCustomerKind: Kind<CustomerFields> = {
  ...customerKind,
  shape: {
    ...customerKind.shape,
    ...Object.fromEntries(more.map((name) => [name, fields[name].shape])),
  },
  table: 'customer',
  read: async (...given) => ({ ...(await customerKind.read(...given)), blank: () => blank }),
  over(before, { phone, ...changes }) {
    const isMoved = changes.province !== undefined && changes.province !== before.province;
    return {
      ...changes,
      // A number in another notation is the same.
      ...(phone !== undefined && isOther(phone, before.phone) && { phone }),
      ...(isMoved && { city: changes.city ?? '' }),
    };
  },
  write: (db, written, { by, why = '' }) =>
    writeImported(db, written, {
      staffId: Number(by.split(' ')[1]),
      proof: `${why}, ${new Date().toISOString()}`,
    }),
  isForgotten: true,
  uses: usesOfImported,
  inUse: 'customerActive',
  remove: removeImported,
  audit: ({ state, id, ...done }) => {
    if (state === 'created') return [{ event: 'customer made', detail: { customer: id } }];
    if (state === 'removed') return [{ event: 'customer removed', detail: { customer: id } }];
    return [
      { event: 'customer changed', detail: { customer: id, fields: 'fields' in done ? done.fields : [] } },
    ];
  },
};

const isOther = (phone: string, stored: string): boolean =>
  phone !== stored && (cambodianNumber(phone) ?? phone) !== (cambodianNumber(stored) ?? stored);
