import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import type { Actor, AuditEvent, DeviceKind } from '#shop/audit/audit.ts';
import { type AuditFind, foundEntries } from './find-queries.ts';

/** Actors other than office staff: staff at a terminal, customers, guests, and the shop itself. */
type ActorGroup = 'terminal' | 'customers' | 'guests' | 'shop';

export interface AuditFilter {
  /** A staff member by id, or a group; null for all. */
  who: number | ActorGroup | null;
  /** The events to include; null for all. */
  events: readonly AuditEvent[] | null;
  /** The first and last day (yyyy-mm-dd, in the shop's time zone); null for all. */
  since: string | null;
  until: string | null;
  find: AuditFind | null;
  /** Only entries before this id; null for all. */
  before: number | null;
  limit: number;
}

/** A log entry, with the names of its ids. */
export interface AuditRow {
  id: number;
  at: Date;
  event: AuditEvent;
  actor: Actor;
  detail: Readonly<Record<string, unknown>>;
  device: DeviceKind | null;
  /** The name of the API key with which staff did it. */
  keyName: string | null;
  /** The order that it is about, directly or through its payment. */
  orderNumber: string | null;
  product: { id: number; name: string } | null;
  /** The name of the payment method, role, import or view; null if there is none or it was deleted. */
  named: string | null;
}

/** SQL for the name of a payment method, role, import or view that the log has only by id. */
const named = sql`coalesce(
  (select m.name from payment_method_text m where m.payment_method_id = case when page.event like 'way to pay %' then (page.detail ->> 'method')::int end
    order by m.language_id limit 1),
  (select r.name from staff_role r where r.id = (page.detail ->> 'role')::int),
  (select i.file_name from catalogue_import i where i.id = (page.detail ->> 'import')::int),
  (select v.name from staff_view v where v.id = (page.detail ->> 'view')::int))`;

/** Returns log entries, newest first. */
export async function readAudit(db: Database, filter: AuditFilter): Promise<AuditRow[]> {
  const { find, limit } = filter;
  const entries = sql`select a.id, a.at, a.event, a.actor, a.detail, a.device, a.key_id`;
  const { rows } = await sql<AuditRow>`
    with page as (${
      find
        ? sql`${entries} from (${foundEntries(find, conditionOf(filter), limit)}) f join audit_entry a on a.id = f.id`
        : sql`${entries} from audit_entry a
      where ${conditionOf(filter)} order by a.at desc, a.id desc limit ${limit}`
    })
    select page.id::float8 as id, page.at, page.event, page.actor, page.detail, page.device, k.name as "keyName", o.number as "orderNumber",
      case when p.id is not null then json_build_object('id', p.id, 'name', concat_ws(' ', p.sku, t.name)) end as product,
      ${named} as named
    from page
      left join payment pay on pay.id = (page.detail ->> 'payment')::int
      left join customer_order o on o.id = coalesce((page.detail ->> 'order')::int, pay.order_id, pay.rest_of)
      left join api_key k on k.id = page.key_id
      left join product p on p.id = (page.detail ->> 'product')::int
      left join product_text t on t.product_id = p.id and t.language_id = 1
    order by page.at desc, page.id desc`.execute(db);
  return rows;
}

function conditionOf({ who, events, since, until, before }: AuditFilter): RawBuilder<unknown> {
  const all = [
    who === null ? null : actorIs(who),
    events && sql`a.event = any(${[...events]}::text[])`,
    since && sql`a.at >= ${since}::date::timestamp at time zone ${timeZone}`,
    until && sql`a.at < (${until}::date + 1)::timestamp at time zone ${timeZone}`,
    before && sql`(a.at, a.id) < (select b.at, b.id from audit_entry b where b.id = ${before})`,
  ].filter((each) => each !== null && each !== 0 && each !== '');
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

const numbered = sql`a.actor ~ '^staff [0-9]+$'`;

function actorIs(who: number | ActorGroup): RawBuilder<unknown> {
  if (typeof who === 'number') return sql`a.actor = ${`staff ${who}`}`;
  if (who === 'terminal') return sql`a.actor like 'staff %' and not ${numbered}`;
  if (who === 'customers') return sql`a.actor like 'customer %'`;
  return who === 'guests'
    ? sql`a.actor = 'guest'`
    : sql`(a.actor = 'system' or a.actor like 'payment %' or a.actor like 'provider %')`;
}

/** A record's values before and after. */
export interface AuditedChange {
  at: Date;
  kind: string;
  thing: string;
  fields: Record<string, [from: unknown, to: unknown]>;
}

/**
 * Returns the changes of records written with these log entries, in the same transaction. Only records that an entry
 * names are read, because an import or a bulk edit changes a thousand in one transaction. Settings and interface texts
 * are named differently.
 */
export async function changesBeside(
  db: Database,
  entries: readonly number[],
): Promise<(AuditedChange & { entry: number })[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<AuditedChange & { entry: number }>`
    with page as (select a.id, a.at, a.actor, a.event, a.detail from audit_entry a where a.id = any(${[...entries]}::bigint[])),
    things as (select distinct page.id, page.at, page.actor, named.value from page, lateral jsonb_each_text(page.detail) named)
    select t.id::float8 as entry, r.changed_at as at, r.kind, r.thing, r.fields
    from things t join record_change r on r.changed_at = t.at and r.thing = t.value and r.changed_by = t.actor
    where r.kind not in ('settings', 'label')
    union all
    select page.id::float8, r.changed_at, r.kind, r.thing, r.fields
    from page join record_change r on r.changed_at = page.at and r.changed_by = page.actor and page.event = r.kind || ' changed'
    where r.kind in ('settings', 'label')`.execute(db);
  return rows;
}

/** Returns the last value of the field that names each of these records, from the history of deleted ones. */
export async function formerNames(
  db: Database,
  { name, key }: { name: string; key: string },
  ids: readonly number[],
): Promise<ReadonlyMap<string, unknown>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ thing: string; was: unknown }>`
    select distinct on (thing) thing, coalesce(nullif(fields -> ${key} -> 1, 'null'), fields -> ${key} -> 0) as was
    from record_change where kind = ${name} and thing = any(${ids.map(String)}::text[]) and fields ? ${key}
    order by thing, id desc`.execute(db);
  return new Map(rows.map(({ thing, was }) => [thing, was]));
}
