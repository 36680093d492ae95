import { sql } from 'kysely';
import { readFunctions } from './functions.ts';
import { readBaseline, readMigrations } from './read-migrations.ts';
import type { Database } from './schema.ts';

export interface DatabaseFacts {
  version: string;
  megabytes: number;
  isSuperuser: boolean;
  /** The number of tables owned by the role as which the shop runs. */
  ownedTables: number;
  /** The least that the server, the database and the shop's role allow. */
  maxConnections: number;
  reserved: number;
  connections: number;
  /** Such as `product.product_told`. Without its triggers, a table's changes reach no page, list or webhook. */
  disabledTriggers: string[];
  /** Privileges that the shop's role lacks, such as `update on outbox_mail`. */
  missingPrivileges: string[];
  /** Large tables about which the planner has no statistics. */
  unanalyzed: string[];
  /** Slots without a replica, which keep the write-ahead log until the disk is full. */
  idleSlots: { name: string; megabytes: number }[];
  /**
   * Migrations of this release that haven't run, and the folder of functions if it changed since; and migrations that
   * have run but aren't known to this release.
   */
  pending: string[];
  unknown: string[];
}

/** Tables to which the shop's role only adds rows, as their migrations revoke the rest. */
const appendOnly = [
  'audit_entry',
  'audit_field',
  'record_bulk',
  'record_change',
  'riel_rate',
  'stock_change',
  'tax_document',
];

/** SQL for the privileges that the shop’s role needs on its tables, and lacks. */
const missingPrivileges = sql`
  select array(select need.what || ' on ' || c.relname from pg_class c
      cross join unnest(array['select', 'insert', 'update']) as need (what)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and not has_table_privilege(c.oid, need.what) and (need.what = 'select' or c.relkind <> 'v' and c.relname <> 'migration')
      and (need.what <> 'update' or c.relname <> all(${appendOnly}::text[]))
    order by c.relname, need.what)`;

/** Returns what an operator should know about the server and the database. */
export async function databaseFacts(db: Database): Promise<DatabaseFacts> {
  const { rows } = await sql<Omit<DatabaseFacts, 'pending' | 'unknown'>>`
    select current_setting('server_version') as version,
      (pg_database_size(current_database()) / 1024 / 1024)::int as megabytes,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      (select count(*)::int from pg_tables where schemaname = 'public' and tableowner = current_user) as "ownedTables",
      (select least(current_setting('max_connections')::int, nullif(r.rolconnlimit, -1), nullif(d.datconnlimit, -1))
        from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()) as "maxConnections",
      current_setting('superuser_reserved_connections')::int as reserved,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      array(select tgrelid::regclass || '.' || tgname from pg_trigger where tgenabled = 'D' order by 1) as "disabledTriggers",
      (${missingPrivileges}) as "missingPrivileges",
      array(select c.relname::text from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        -- The size of a table that is locked exclusively would be waited for.
        and case when c.oid in (select relation from pg_locks where mode = 'AccessExclusiveLock') then false else pg_relation_size(c.oid) > 1000000 end
        and not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname) order by 1) as unanalyzed,
      (select coalesce(json_agg(json_build_object('name', slot_name, 'megabytes', case when pg_is_in_recovery() then 0
        else coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) / 1024 / 1024, 0)::int end) order by slot_name), '[]')
        from pg_replication_slots where not active) as "idleSlots"`.execute(db);
  const { rows: applied } = await sql<{ name: string; functions: number }>`
    select name, coalesce(obj_description('migration'::regclass, 'pg_class'), '0')::int as functions from migration order by name`.execute(
    db,
  );
  const ours = [...(readBaseline()?.folded ?? []), ...readMigrations()].map(({ name }) => name);
  const ran = applied.map(({ name }) => name);
  return {
    ...(rows[0] as Omit<DatabaseFacts, 'pending' | 'unknown'>),
    pending: [
      ...ours.filter((name) => !ran.includes(name)),
      ...(Number(applied[0]?.functions) < readFunctions().number ? ['functions'] : []),
    ],
    unknown: ran.filter((name) => !ours.includes(name)),
  };
}

/** Messages to Telegram chats count separately (shop/staff-chat). */
const isEmail = sql`kind <> 'staffChat' and recipient not like 'telegram:%'`;
/** Whether the shop holds an email back (`emailOnHold`). An earlier release recorded the second text. */
const isWithheld = sql`coalesce(last_error like any (array['daily limit%', 'enough mails today%']), false)`;

/** Counts of pending background work. */
export interface WaitingWork {
  /** The number of unsent emails, including those to be retried later. */
  mailsDue: number;
  mailsWithheld: number;
  oldestMailSeconds: number;
  paymentsOpen: number;
  oldestPaymentSeconds: number;
  /** Events that wait to be sent to other systems, including those to be tried again. */
  webhooksDue: number;
  /** The seconds for which the webhook that fails the longest has failed, of those for which events wait; 0 if none fails. */
  webhooksFailingSeconds: number;
  /** The number of disabled triggers and of privileges that the shop's role lacks. */
  databaseProblems: number;
}

export async function waitingWork(db: Database): Promise<WaitingWork> {
  const { rows } = await sql<WaitingWork>`
    select m.due as "mailsDue", m.withheld as "mailsWithheld", m.age as "oldestMailSeconds", p.open as "paymentsOpen", p.age as "oldestPaymentSeconds",
      (select count(*)::int from webhook_delivery where state = 'waiting') as "webhooksDue",
      (select coalesce(extract(epoch from now() - min(e.failing_since)), 0)::float8 from webhook_endpoint e
        where e.is_on and exists (select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting')) as "webhooksFailingSeconds",
      (select count(*)::int from pg_trigger where tgenabled = 'D') + cardinality((${missingPrivileges})) as "databaseProblems"
    from (select count(*) filter (where not is_withheld)::int as due, count(*) filter (where is_withheld)::int as withheld,
        coalesce(extract(epoch from now() - min(created_at) filter (where not is_withheld)), 0)::float8 as age
      from (select created_at, ${isWithheld} as is_withheld from outbox_mail
        where sent_at is null and next_try_at < 'infinity' and created_at <= now() and ${isEmail}) open) m,
    (select count(*)::int as open, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
      from payment where state in ('created', 'submitted', 'unknown', 'pending') and provider <> 'transfer') p`.execute(
    db,
  );
  return rows[0] as WaitingWork;
}

export interface Backlog {
  mailsDue: number;
  oldestMailMinutes: number;
  mailsGivenUp: number;
  paymentsUnsettled: number;
  refundsStuck: number;
  /** The number of orders that await a bank transfer. */
  transfersWaiting: number;
  /** The number of QR code payments that differ from the requested amount and need staff. */
  unexpectedPayments: number;
  /** Refunds of the last 30 days whose amount at the provider differs from ours. */
  refundGaps: number;
  disputesOpen: number;
  /** Disputes lost in the last 30 days. */
  disputesLost: number;
  reportsWithDifferences: number;
  /** Failed attempts in the last day. */
  cardsDeclined: number;
  /** Charges of other shops on our provider accounts, in the newest reports. */
  chargesOfOthers: number;
}

/** Excludes emails to addresses that have reached today's limit. */
const unsent = sql`sent_at is null and next_try_at < 'infinity' and created_at <= now()
  and ${isEmail} and not ${isWithheld}`;

/** Returns background work that is overdue. */
export async function pendingWork(db: Database): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select (select count(*)::int from outbox_mail where ${unsent}) as "mailsDue",
      (select coalesce(extract(epoch from now() - min(created_at)) / 60, 0)::int from outbox_mail
        where ${unsent}) as "oldestMailMinutes",
      (select count(*)::int from outbox_mail where sent_at is null and next_try_at = 'infinity'
        and held_for_order is null and ${isEmail} and kind <> 'testMail' and created_at > now() - interval '7 days') as "mailsGivenUp",
      (select count(*)::int from payment where state in ('created', 'submitted', 'unknown', 'pending')
        and provider <> 'transfer' and created_at < now() - interval '1 hour') as "paymentsUnsettled",
      (select count(*)::int from refund where state = 'created' and next_try_at is null) as "refundsStuck",
      (select count(*)::int from stray_money where settled_at is null) as "unexpectedPayments",
      (select count(*)::int from payment where state = 'pending' and provider = 'transfer') as "transfersWaiting",
      (select count(*)::int from payment where refund_gap_cents <> 0 and refund_gap_at > now() - interval '30 days') as "refundGaps",
      (select count(*)::int from payment where disputed_at is not null and dispute_lost_at is null) as "disputesOpen",
      (select count(*)::int from payment where disputed_at is not null
        and dispute_lost_at > now() - interval '30 days') as "disputesLost",
      (select count(*)::int from payment where card_tried_at > now() - interval '1 day' and state = 'declined') as "cardsDeclined",
      (select count(*)::int from payment_report where day > current_date - 7
        and jsonb_array_length(coalesce(differences, '[]')) > 0) as "reportsWithDifferences",
      (select coalesce(sum(of_others), 0)::int from (
        select distinct on (provider) of_others from payment_report
        where finished_at is not null order by provider, day desc) newest) as "chargesOfOthers"`.execute(db);
  return rows[0] as Backlog;
}
