import type { Database } from '#database/schema.ts';
import { staffNames } from '#shop/staff/staff.ts';

/** Matches staff members. Those at a terminal are recorded by user name, those in the office by id. */
const byStaff = /^staff (?:(?<id>\d+)|(?<user>.+))$/u;

/** Returns the names of staff who acted on an order; '' for other actors. */
export async function namesOf(
  db: Database,
  deeds: readonly { by: string }[],
): Promise<(by: string) => string> {
  const ids = deeds.flatMap(({ by }) => byStaff.exec(by)?.groups?.['id'] ?? []);
  const names = await staffNames(db, ids.map(Number));
  return (by) => {
    const { id, user = '' } = byStaff.exec(by)?.groups ?? {};
    return id === undefined ? user : (names.get(Number(id)) ?? '');
  };
}
