import { z } from 'zod';
import { auditGroupNames } from '../../../audit-events.ts';
import { discountRule } from '../discounts/discount-types.ts';
import { id, text } from '../office-types.ts';
import { day } from '../orders/order-types.ts';

/** Actors in the audit log: a staff member by id, or one of these groups that aren't office staff. */
export const auditActors = ['terminal', 'customers', 'guests', 'shop'] as const;

export const auditFilter = {
  who: z
    .union([id, z.enum(auditActors)])
    .nullable()
    .default(null),
  group: z
    .enum(auditGroupNames as [(typeof auditGroupNames)[number]])
    .nullable()
    .default(null),
  since: day.nullable().default(null),
  /** The last day, inclusive. */
  until: day.nullable().default(null),
  /** An order number, a product or discount by name or code, staff member, customer, or the word of an event or field; '' for any. */
  find: text(0, 80).default(''),
};

/** Where entries come from: for staff the kind of device, for others what is known without it. */
const auditSources = [
  'phone',
  'computer',
  'key',
  'terminal',
  'checkout',
  'storefront',
  'link',
  'job',
  'provider',
] as const;
export type AuditSource = (typeof auditSources)[number];

/** One event in the audit log. */
export const auditEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** The name in `auditEventLabels` (contract/audit-events.ts). */
  event: z.string(),
  /** `name`: of the staff member or customer, or the operating system user of a terminal; '' if unknown or hidden. */
  who: z.object({
    kind: z.enum(['staff', ...auditActors]),
    id: z.number().nullable(),
    name: z.string(),
    /** The name of the API key with which the staff member's program did it. */
    key: z.string().optional(),
  }),
  source: z.enum(auditSources).nullable(),
  /** The affected record, by the name or number staff know; '' if it has none. */
  thing: z.object({
    /** A kind of record, or `order`, `product`, `staff`, `role`, `import` or `other`. */
    kind: z.string(),
    name: z.string(),
    /** The Khmer name; '' if there is none. */
    km: z.string().default(''),
    id: z.number().nullable(),
    /** Whether it was deleted: the name is its last one. */
    isGone: z.boolean().default(false),
    /** For an interface text: the built-in text, and the screen (`officeScreenNameLabels`). */
    label: z.object({ screen: z.string(), en: z.string(), km: z.string() }).optional(),
    /** For a discount: what it does now. */
    rule: discountRule.optional(),
  }),
  /** Old and new values. Null means there was no value. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** Other known details of the event. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
