import { cambodianNumber } from '#contract/forms/e164.ts';
import { customer } from '#contract/resources/customer.ts';
import type { Kind } from '#shop/records/records.ts';
import { customerKind } from './customer-kind.ts';
import type { CustomerFields } from './customer-queries.ts';
import { removeImported, unprovenAccounts, usesOfImported, writeImported } from './import-queries.ts';

const { fields } = customer;
/** Fields that follow from others. */
const derived = new Set([
  'name',
  'orders',
  'spentCents',
  'lastOrderAt',
  'since',
  'depositPercent',
  'termsDays',
  'creditLimitCents',
]);
export const importedFields = (Object.keys(fields) as (keyof CustomerFields)[]).filter(
  (name) => !derived.has(name),
);
/** The fields that customers see in their account. */
const inAccount = importedFields.filter((name) => !['tags', 'note', 'newsletter', 'language'].includes(name));
const blank = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, field.blank]),
) as CustomerFields;

/**
 * A customer as imports of files create and change them. The undo of an import deletes those that it created, unless
 * they ordered or signed in since.
 */
export const importedCustomerKind: Kind<CustomerFields> = {
  ...customerKind,
  shape: Object.fromEntries(importedFields.map((name) => [name, fields[name].shape])),
  table: 'customer',
  async read(db, changes) {
    const doubtful = await unprovenAccounts(
      db,
      changes.flatMap(({ id }) => id ?? []),
    );
    return {
      ...(await customerKind.read(db, changes)),
      blank: () => blank,
      errors: (_, isChanged, id) =>
        id !== null && doubtful.has(id) && inAccount.some(isChanged)
          ? [{ field: 'email', code: 'unproven' }]
          : [],
    };
  },
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
  audit: (done) =>
    done.state === 'changed'
      ? customerKind.audit(done)
      : [{ event: events[done.state], detail: { customer: done.id } }],
};

const events = { created: 'customer made', removed: 'customer removed' } as const;

const isOther = (phone: string, stored: string): boolean =>
  phone !== stored && (cambodianNumber(phone) ?? phone) !== (cambodianNumber(stored) ?? stored);
