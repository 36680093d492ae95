import { customer } from '#contract/resources/customer.ts';
import { type Kind, resourceKind } from '#shop/records/records.ts';
import { type CustomerFields, customerNames, storedCustomers, writeCustomers } from './customer-queries.ts';

/** Days without a limit, or a limit without days, would have no effect. */
function termsErrors(
  { termsDays, creditLimitCents }: CustomerFields,
  isChanged: (field: string) => boolean,
): { field: string; code: 'missing' }[] {
  if (!isChanged('termsDays') && !isChanged('creditLimitCents')) return [];
  if ((termsDays === null) === (creditLimitCents === null)) return [];
  return [{ field: termsDays === null ? 'termsDays' : 'creditLimitCents', code: 'missing' }];
}

/** A customer with an account. Staff change the name, the language and the tags. */
export const customerKind: Kind<CustomerFields> = {
  ...resourceKind(customer, {
    write: (db, written) =>
      writeCustomers(
        db,
        written.map(({ after }) => after),
      ),
    audit: (done) =>
      done.state === 'removed'
        ? []
        : [{ event: 'customer changed', detail: { customer: done.id, fields: done.fields } }],
  }),
  names: customerNames,
  async read(db, changes) {
    const stored = await storedCustomers(
      db,
      changes.flatMap(({ id }) => id ?? []),
    );
    return { stored: new Map(stored.map((each) => [each.id, each])), errors: termsErrors };
  },
};
