import type { Answer, Parsed } from '#contract/operation.ts';
import { type AuditEventName, auditGroups } from '#contract/audit-events.ts';
import type { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import type { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import type { Database } from '#database/schema.ts';
import { formatAmount } from '#rules/money.ts';
import type { AuditEvent } from '#shop/audit/audit.ts';
import {
  type AuditedChange,
  type AuditFilter,
  type AuditRow,
  changesBeside,
  readAudit,
} from '#shop/audit-trail/audit-trail.ts';
import { type StoredDiscount, storedDiscounts } from '#shop/discounts/discounts.ts';
import type { StatusId } from '#shop/orders/orders.ts';
import { builtInLabel } from '#shop/localisation/localisation.ts';
import { hiddenFields } from '../catalogue/product-answers.ts';
import { ruleOf } from '../discounts/discount-rows.ts';
import { stateOf } from '../orders/order-row.ts';
import { namesOf } from '../orders/order-people.ts';
import type { Staff } from '../../../calls/caller.ts';
import { differences } from './differences.ts';
import { auditFind } from './audit-find.ts';
import { sourceOf } from './source.ts';
import { type AuditedThing, auditedThings, customerOf, mergedOf, recordOf } from './audit-things.ts';

export type AuditEntry = Answer<typeof listAudit>['entries'][number];

/** Returns a page of audit entries plus one more if there are more, without fields that the caller can't see. */
export async function foundAudit(
  db: Database,
  { group, find, ...filter }: Parsed<typeof exportAudit>,
  page: Pick<AuditFilter, 'before' | 'limit'>,
  { permissions }: Pick<Staff, 'permissions'>,
): Promise<AuditEntry[]> {
  const events = group && (Object.keys(auditGroups[group]) as AuditEvent[]);
  const hidden = hiddenFields({ permissions });
  const rows = await readAudit(db, {
    ...filter,
    ...page,
    events,
    find: find === '' ? null : await auditFind(db, find, { permissions, hidden }),
  });
  const changes = await changesBeside(
    db,
    rows.map(({ id }) => id),
  );
  const nameOf = await namesOf(db, [
    ...rows.flatMap(({ actor, detail: { staff } }) => [{ by: actor }, { by: `staff ${Number(staff)}` }]),
    ...changes.flatMap(({ fields: { owner = [] } }) => owner.map((id) => ({ by: `staff ${Number(id)}` }))),
  ]);
  const withNames = ({ field, from, to }: AuditEntry['changes'][number]) => {
    const staffName = (id: string | null) => (id === null ? null : nameOf(`staff ${id}`) || `#${id}`);
    return field === 'owner' ? { field, from: staffName(from), to: staffName(to) } : { field, from, to };
  };
  const beside = Map.groupBy(changes, ({ entry }) => entry);
  const discounts = await discountsIn(db, rows);
  const thingIn = await auditedThings(
    db,
    rows.flatMap((row) => [recordOf(row), mergedOf(row), customerOf(row.actor)]),
    permissions,
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    event: row.event satisfies AuditEventName,
    who: {
      ...whoOf(row.actor, nameOf(row.actor) || (thingIn(customerOf(row.actor))?.en ?? '')),
      ...(row.keyName !== null && { key: row.keyName }),
    },
    source: sourceOf(row),
    thing: discountOf(row, discounts) ?? thingOf(row, thingIn(recordOf(row)), nameOf),
    changes: mergeOf(row, thingIn) ?? changesOf(row, beside.get(row.id) ?? [], hidden).map(withNames),
    facts: factsOf(row),
  }));
}

type Discounts = ReadonlyMap<number, StoredDiscount>;

/** Returns the discounts that log entries are about, by id. */
async function discountsIn(db: Database, rows: readonly AuditRow[]): Promise<Discounts> {
  const found = [
    ...new Set(rows.flatMap(({ detail: { discount } }) => (typeof discount === 'number' ? discount : []))),
  ];
  return new Map((await storedDiscounts(db, found)).map((each) => [each.id, each]));
}

function discountOf({ detail: { discount } }: AuditRow, discounts: Discounts): AuditEntry['thing'] | null {
  const found = discounts.get(Number(discount));
  if (!found) return null;
  return {
    kind: 'discount',
    name: found.name || (found.couponCode ?? ''),
    id: found.id,
    rule: ruleOf(found),
  };
}

function whoOf(actor: string, name: string): AuditEntry['who'] {
  const [kind = '', balance = ''] = actor.split(/ (.*)/su);
  const id = /^\d+$/u.test(balance) ? Number(balance) : null;
  if (kind === 'staff') return { kind: id === null ? 'terminal' : 'staff', id, name: name || balance };
  if (kind === 'customer') return { kind: 'customers', id, name };
  return { kind: kind === 'guest' ? 'guests' : 'shop', id: null, name: '' };
}

function thingOf(
  { orderNumber, product, named, detail }: AuditRow,
  record: AuditedThing | null,
  nameOf: (actor: string) => string,
): AuditEntry['thing'] {
  if (orderNumber !== null) return { kind: 'order', name: orderNumber, id: null };
  if (product) return { kind: 'product', name: product.name, id: product.id };
  const { staff, key, kind, connection, entityId } = detail;
  if (typeof staff === 'number')
    return { kind: 'staff', name: nameOf(`staff ${staff}`) || `#${staff}`, id: staff };
  if (record) {
    const { en, km, isGone, id } = record;
    return { kind: record.kind, name: en || `#${id}`, km, id, isGone };
  }
  const id = ids.map((each) => detail[each]).find((each) => typeof each === 'number') ?? null;
  if (named) return { kind: byId.find((each) => each in detail) ?? 'other', name: named, id };
  const label = typeof key === 'string' ? builtInLabel(Number(entityId), key) : undefined;
  if (label)
    return {
      kind: 'other',
      name: label.builtIn.en,
      id: null,
      label: { screen: label.screen, ...label.builtIn },
    };
  const name = [kind, key, connection].filter((each) => typeof each === 'string').join(' ');
  return { kind: 'other', name: [name, id === null ? '' : `#${id}`].filter(Boolean).join(' '), id: null };
}

/** Named things with a screen that aren't records. */
const byId = ['role', 'import'] as const;

/** Fields that contain only ids. */
const ids = [
  'id',
  'banner',
  'campaign',
  'category',
  'discount',
  'method',
  'way',
  'role',
  'request',
  'refund',
  'inquiry',
  'import',
  'target',
  'customer',
  'view',
] as const;

/**
 * Returns a record's changes from its history. For a product without one and for orders, returns those in the
 * log entry itself.
 */
function changesOf(
  row: AuditRow,
  beside: readonly AuditedChange[],
  hidden: readonly string[],
): AuditEntry['changes'] {
  const written = beside.filter((change) => belongs(row, change));
  if (written.length > 0)
    return written
      .flatMap(({ fields }) => Object.entries(fields))
      .filter(([field]) => !hidden.includes(field))
      .flatMap(([field, [from, to]]) => differences(field, from, to))
      .slice(0, maxChanges);
  const { detail } = row;
  if (row.event === 'order changed')
    return [
      {
        field: 'state',
        from: stateOf(detail['from'] as StatusId),
        to: stateOf(detail['to'] as StatusId),
      },
    ];
  return ['price', 'stock'].flatMap((field) => {
    const pair = detail[field];
    return Array.isArray(pair) ? differences(field === 'price' ? 'priceCents' : field, pair[0], pair[1]) : [];
  });
}

/** Shows merged attributes as a change of one name to the other. */
function mergeOf(row: AuditRow, thingIn: Awaited<ReturnType<typeof auditedThings>>) {
  const [from, to] = [mergedOf(row), recordOf(row)].map((each) => thingIn(each)?.en ?? null);
  return mergedOf(row) && from && to ? [{ field: 'into', from, to }] : null;
}

/** The maximum number of fields shown per change; a campaign has dozens. */
const maxChanges = 20;

function belongs({ event, detail }: AuditRow, { kind, thing }: AuditedChange): boolean {
  if (kind === 'settings') return event === 'settings changed';
  if (kind === 'label') return event === 'label changed' && thing.includes(String(detail['key']));
  if (detail['kind'] === kind) return String(detail['id']) === thing;
  // A review's entry also names its product.
  if (typeof detail['id'] === 'number') return event.startsWith(`${kind} `) && String(detail['id']) === thing;
  return event.startsWith(`${kind} `) && Object.values(detail).some((each) => String(each) === thing);
}

/** Fields shown elsewhere in the entry, or meaningless to people. */
const shownElsewhere = new Set<string>([
  ...ids,
  'order',
  'product',
  'payment',
  'price',
  'stock',
  'from',
  'to',
  'kind',
  'key',
  'staff',
  'entityId',
  'language',
  'mail',
  'line',
  'slip',
  'note',
  'named',
  'bound',
  'packed',
  'dispute',
  'connection',
  'message',
  'session',
  'merge',
  'merged',
  'into',
  'pictures',
]);

function factsOf({ event, detail }: AuditRow): AuditEntry['facts'] {
  // A new record lists all its fields.
  const isNew = /created|made$/u.test(event);
  return Object.entries(detail)
    .filter(([name, value]) => !shownElsewhere.has(name) && value !== null && value !== false)
    .filter(([name]) => !(isNew && name === 'fields'))
    .map(([name, value]) => ({
      name: name === 'cents' || name === 'total' ? 'amount' : name,
      value: moneyOf(name, value) ?? listed(value),
    }));
}

function moneyOf(name: string, value: unknown): string | undefined {
  if (name === 'cents' || name === 'letGo') return formatAmount(Number(value));
  return name === 'total' && Array.isArray(value)
    ? value.map((cents) => formatAmount(Number(cents))).join(' → ')
    : undefined;
}

function listed(value: unknown): string {
  if (Array.isArray(value)) return value.length > 8 ? String(value.length) : value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
