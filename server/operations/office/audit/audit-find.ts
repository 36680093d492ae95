import { auditEventLabels } from '#contract/audit-events.ts';
import type { Permission } from '#contract/permissions.ts';
import { resourcePermissions, resources } from '#contract/resources/resources.ts';
import type { Database } from '#database/schema.ts';
import type { AuditEvent } from '#shop/audit/audit.ts';
import type { AuditFind } from '#shop/audit-trail/audit-trail.ts';
import { findLabels } from '#shop/localisation/localisation.ts';

/** The label sets with the words of events and fields. */
const sets = new Set([
  'officeAudit',
  'settingField',
  'contentField',
  'catalogueField',
  'officeProductField',
  ...Object.keys(resources),
]);

/** Returns the events and fields whose words contain a text in either language, as staff see them. */
export async function auditFind(
  db: Database,
  text: string,
  { permissions, hidden }: { permissions: ReadonlySet<Permission>; hidden: readonly string[] },
): Promise<AuditFind> {
  // Nearly every word contains a single letter.
  const labels = text.length > 1 ? await findLabels(db, { find: text, screen: '', onlyOwn: false }) : [];
  const texts = labels.filter(({ screen }) => sets.has(screen));
  const keys = new Set(texts.flatMap(({ screen, key }) => (screen === 'officeAudit' ? key : [])));
  return {
    text,
    events: (Object.keys(auditEventLabels) as AuditEvent[]).filter((event) =>
      keys.has(auditEventLabels[event] ?? ''),
    ),
    fields: [...new Set(texts.flatMap(({ key }) => fieldsOf(key)))].filter(
      (field) => !hidden.includes(field),
    ),
    byCustomer: permissions.has(resourcePermissions.customer),
  };
}

/** Returns the fields of a label's key: of `price`, `category.parentId` or `field.tags`. Amounts end with `Cents`. */
function fieldsOf(key: string): string[] {
  const [, field] = /^(?:\w+\.)?(\w+)$/u.exec(key) ?? [];
  return field === undefined ? [] : [field, `${field}Cents`];
}
