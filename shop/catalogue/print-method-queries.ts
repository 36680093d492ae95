import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Counts the options that name a method. */
export async function usesOfMethod(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from attribute_option where method_id = ${id}`.execute(db);
  return rows[0]?.uses ?? 0;
}

export interface MethodName {
  id: number;
  en: string;
  km: string;
}

export async function printMethods(db: Database): Promise<MethodName[]> {
  const { rows } = await sql<MethodName>`
    select id, name_en as en, name_km as km from print_method order by position, id`.execute(db);
  return rows;
}
