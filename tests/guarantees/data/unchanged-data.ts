import pg, { type ClientBase } from 'pg';
import type { Manifest } from '#database/backup/manifest.ts';

// What an upgrade must keep: rows, money and answers of an earlier release.

/** Answers that a later release gives otherwise on purpose, by `question: place`, and why. */
export const expectedChanges: readonly { matches: RegExp; why: string }[] = [
  {
    matches: /^office: order.*\.place\.(?:en|km): "" → /u,
    why: 'an order without a district names its province',
  },
  {
    matches: /^office: (?:order|refundable) .*\.name\.km: "[^"]*, [A-Z]+\)?" → "[^"]* · [A-Z]+\)?"$/u,
    why: 'color and size of a piece are joined by a dot in Khmer, too',
  },
  {
    matches: /^office: order .*\.prints\.\d+\.isMissing: true → false$/u,
    why: 'prints of an order that staff began without them aren’t missing',
  },
  {
    matches: /^office: refundable of \w+: \.refundable: null → \{"amountCents":0,/u,
    why: 'pieces of an order that isn’t paid lower what is due',
  },
];

const quoted = (name: string) => pg.escapeIdentifier(name);

/** Copies every table of the shop into another schema. */
export async function rememberRows(client: ClientBase): Promise<void> {
  await client.query('create schema before');
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows)
    await client.query(`create table before.${quoted(name)} as table public.${quoted(name)}`);
}

/**
 * Returns rows, at most three of each table, that are no longer as remembered, in the columns that the release had. A
 * removed table or column is a lost row too.
 */
export async function lostRows(
  client: ClientBase,
  tables: readonly Pick<Manifest['tables'][number], 'name' | 'columns'>[],
): Promise<{ table: string; rows: unknown[] }[]> {
  const lost = [];
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `${quoted(column)}::text`).join(', ');
    const { rows } = await client
      .query<Record<string, string>>(
        `select ${list} from before.${quoted(name)} except all select ${list} from public.${quoted(name)} limit 3`,
      )
      .catch((error: Error) => ({ rows: [{ error: error.message }] }));
    lost.push({ table: name, rows });
  }
  return lost;
}

/** Returns the sums of each order: total, payments, refunds and ledger. */
export async function moneyByOrder(client: ClientBase): Promise<unknown[]> {
  const { rows } = await client.query(`
    select o.number, o.status_id, o.total_cents, o.riel_total,
      (select array_agg(array[p.amount_cents::text, p.state, p.refunded_cents::text] order by p.id)
        from payment p where p.order_id = o.id) as payments,
      (select array_agg(array[r.amount_cents::text, r.state] order by r.id)
        from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as refunds,
      (select sum(l.amount_cents) from ledger_entry l join payment p on p.id = l.payment_id
        where p.order_id = o.id) as ledger
    from customer_order o order by o.id`);
  return rows;
}

/**
 * Returns where an answer lacks what an earlier one had, with both values: existing clients read old fields, so fields may
 * only be added.
 */
export function lostValues(before: unknown, after: unknown, at = ''): string[] {
  if (typeof before !== 'object' || before === null)
    return before === after ? [] : [`${at}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`];
  if (Array.isArray(before) && (!Array.isArray(after) || after.length !== before.length))
    return [`${at}: ${before.length} items → ${Array.isArray(after) ? after.length : 'none'}`];
  return Object.entries(before).flatMap(([key, value]) =>
    lostValues(value, (after as Record<string, unknown> | undefined)?.[key], `${at}.${key}`),
  );
}
