import { customer } from '#contract/resources/customer.ts';
import { type Kind, resourceKind } from '#shop/records/records.ts';
import { type CustomerFields, customerNames, storedCustomers, writeCustomers } from './customer-queries.ts';

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
    return { stored: new Map(stored.map((each) => [each.id, each])) };
  },
};
