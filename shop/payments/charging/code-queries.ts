import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Attempt } from '../providers/provider.ts';

/** Records that the bank is being asked about the code of a claimed payment. */
export async function noteRequested(db: Database, paymentId: number): Promise<void> {
  await sql`update payment_code set asked_at = now() where payment_id = ${paymentId}`.execute(db);
}

/**
 * Restores the reservation of a code that is requested again, until the code expires, plus a minute for late
 * payments.
 */
export async function resumeReservation(db: Database, paymentId: number): Promise<void> {
  await sql`
    update payment p set expires_at = greatest(p.expires_at, c.expires_at + interval '1 minute')
    from payment_code c where c.payment_id = p.id and p.id = ${paymentId} and p.state = 'needs_action'`.execute(
    db,
  );
}

/** A payment by code, as the nightly comparison requests it. */
export type CodeOfNight = Attempt & {
  paymentId: number;
  /** The id of the charge; '' while none is known. */
  chargeId: string;
  refundedCents: number;
};

const pageSize = 20;

/** Returns codes of a provider that expired or were settled since then, in pages after a payment's id. */
export async function codesOfNight(
  db: Database,
  provider: string,
  { since, after }: { since: Date; after: number },
): Promise<{ codes: CodeOfNight[]; next: number | null }> {
  const { rows } = await sql<CodeOfNight>`
    select p.id as "paymentId", p.key, p.reference, p.method_id as "methodId", p.amount_cents as "amountCents", p.currency,
      coalesce(p.charge_id, '') as "chargeId", p.refunded_cents as "refundedCents",
      json_build_object('text', c.text, 'appLink', c.app_link, 'endsAt', floor(extract(epoch from c.expires_at) * 1000),
        'secondsLeft', extract(epoch from c.expires_at - now()), 'currency', c.currency, 'minor', c.amount_minor, 'secondsSinceRequest', null) as code
    from payment p join payment_code c on c.payment_id = p.id
    where p.provider = ${provider} and p.id > ${after}
      and (c.expires_at > ${since.toISOString()}::timestamptz or p.settled_at > ${since.toISOString()}::timestamptz)
    order by p.id limit ${pageSize}`.execute(db);
  return { codes: rows, next: rows.length < pageSize ? null : (rows.at(-1)?.paymentId ?? null) };
}
