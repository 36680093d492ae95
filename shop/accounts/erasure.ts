import { normalEmail } from '#contract/forms/email.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { forgetHitsOf } from '#shop/limits/limits.ts';
import { type TransactionResult, inTransaction } from '#shop/transaction.ts';
import {
  erasePersonal,
  type Found,
  lockMergedAccounts,
  lockPersonByEmail,
  lockPersonById,
  type Person,
  inProgress,
  type OpenOrder,
} from './erasure-queries.ts';

/** Whom to erase: by email address, or by the id of an account. */
export interface ErasureRequest {
  whom: { email: string } | { customerId: number };
  /** Who requests it, for the audit log. */
  by: Actor;
  /** Whether to erase. If false, everything is rolled back, as a dry run. */
  isConfirmed: boolean;
}

export interface Erasure {
  person: Person;
  found: Found;
}

/**
 * Why an erasure is refused. `unknown`: the email address or id doesn't exist. A list: what has to be
 * completed first.
 */
export type ErasureRefusal = 'unknown' | 'erased-before' | OpenOrder[];

/**
 * Erases a customer, or a visitor who only left messages, permanently in one transaction: afterwards no table
 * identifies them, nor the accounts merged with theirs. The email address can be used again, the account stays closed, and pages with their
 * reviews are invalidated.
 */
export function erase(db: Database, request: ErasureRequest): Promise<Erasure | ErasureRefusal> {
  return inTransaction<Erasure | ErasureRefusal>(db, async (trx) => {
    const person = await personOf(trx, request.whom);
    if (person === null) return refuse('unknown');
    const { customerId, email } = person;
    if (email === null) return refuse('erased-before');
    const others = customerId === null ? [] : await lockMergedAccounts(trx, customerId);
    const people = [{ ...person, email }, ...others.filter(isStored)];
    const open: OpenOrder[] = [];
    for (const each of people)
      if (each.customerId !== null) open.push(...(await inProgress(trx, each.customerId)));
    if (open.length > 0) return refuse(open);
    const found: Found = {};
    const products: number[] = [];
    for (const each of people) {
      const erased = await erasePersonal(trx, each);
      for (const [kind, count] of Object.entries(erased.found)) found[kind] = (found[kind] ?? 0) + count;
      products.push(...erased.products);
    }
    if (Object.keys(found).length === 0) return refuse('unknown');
    for (const each of people) {
      const names = [each.email, each.number, `address ${each.email}`, `customer ${each.customerId}`];
      await forgetHitsOf(
        trx,
        names.filter((name) => name !== null),
      );
      // The log has only the id, because it outlives the personal data.
      await writeAudit(trx, request.by, 'customer erased', { customer: each.customerId });
    }
    // Lists can be filtered by rating.
    if (products.length > 0)
      await publishInvalidation(trx, 'list', ...products.map((id) => `product ${id}` as const));
    return { keep: request.isConfirmed, outcome: { person, found } };
  });
}

const isStored = (person: Person): person is Person & { email: string } => person.email !== null;

const refuse = (outcome: ErasureRefusal): TransactionResult<ErasureRefusal> => ({ keep: false, outcome });

const personOf = (db: Database, whom: ErasureRequest['whom']): Promise<Person | null> =>
  'email' in whom ? lockPersonByEmail(db, normalEmail(whom.email)) : lockPersonById(db, whom.customerId);
