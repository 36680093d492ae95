import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** The campaign parameters with which a visit began; '' for one that it didn't have. */
interface Visit {
  Source: string;
  Medium: string;
  Campaign: string;
}

/** Stores the campaign that led to an order, unless one is stored. An order counts with or without it. */
export async function noteVisit(db: Database, orderId: number, visit: Visit | null): Promise<void> {
  const source = visit?.Source.trim().toLowerCase() ?? '';
  if (!visit || source === '') return;
  const utm = { source, medium: visit.Medium.trim(), campaign: visit.Campaign.trim() };
  await sql`update customer_order set utm = ${JSON.stringify(utm)}::jsonb where id = ${orderId}::int and utm is null`.execute(
    db,
  );
}
