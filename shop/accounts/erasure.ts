import { normalEmail } from '#contract/forms/email.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import { forgetHitsOf } from '#shop/limits/limits.ts';
import { type Ended, inTransaction } from '#shop/transaction.ts';
import {
  erasePersonal,
  type Found,
  lockPersonByEmail,
  lockPersonById,
  type Person,
  underWay,
  type UnderWay,
} from './erasure-queries.ts';

/** Who shall be erased: the person of an e-mail address, or of an account by its number. */
export interface ErasureRequest {
  whom: { email: string } | { customerId: number };
  /** Who asks, for the audit log. */
  by: Actor;
  /** Without it everything is undone: what is told is what it would do. */
  isConfirmed: boolean;
}

export interface Erasure {
  person: Person;
  found: Found;
}

/** `unknown`: nobody and nothing has this address or number. A list: what must be brought to an end before. */
export type ErasureRefusal = 'unknown' | 'erased-before' | UnderWay[];

/**
 * Erases a customer for good, or a visitor who left only messages, in one transaction: afterwards no table says who they
 * were. The address is free, the account stays closed, and pages without their reviews are made anew.
 */
export function erase(db: Database, request: ErasureRequest): Promise<Erasure | ErasureRefusal> {
  return inTransaction<Erasure | ErasureRefusal>(db, async (trx) => {
    const person = await personOf(trx, request.whom);
    if (person === null) return refuse('unknown');
    const { customerId, email, number } = person;
    if (email === null) return refuse('erased-before');
    const open = customerId === null ? [] : await underWay(trx, customerId);
    if (open.length > 0) return refuse(open);
    const { found, products } = await erasePersonal(trx, { customerId, email, number });
    if (Object.keys(found).length === 0) return refuse('unknown');
    await forgetHitsOf(trx, [
      email,
      ...(number === null ? [] : [number]),
      `address ${email}`,
      `customer ${customerId}`,
    ]);
    // By number alone: the log outlives them.
    await writeAudit(trx, request.by, 'customer erased', { customer: customerId });
    // Lists are filtered by stars.
    if (products.length > 0) await announce(trx, 'list', ...products.map((id) => `product ${id}` as const));
    return { keep: request.isConfirmed, outcome: { person, found } };
  });
}

const refuse = (outcome: ErasureRefusal): Ended<ErasureRefusal> => ({ keep: false, outcome });

const personOf = (db: Database, whom: ErasureRequest['whom']): Promise<Person | null> =>
  'email' in whom ? lockPersonByEmail(db, normalEmail(whom.email)) : lockPersonById(db, whom.customerId);
