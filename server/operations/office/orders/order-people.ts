import type { Database } from '#database/schema.ts';
import { staffNames } from '#shop/staff/staff.ts';

/** Staff at a terminal are called by its user, those of the office by their number. */
const byStaff = /^staff (?:(?<id>\d+)|(?<user>.+))$/u;

/** What those of the staff are called who did something with an order; '' for everybody else. */
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
