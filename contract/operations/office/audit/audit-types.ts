import { z } from 'zod';
import { auditGroupNames } from '../../../audit-events.ts';
import { id, text } from '../office-types.ts';
import { day } from '../orders/order-types.ts';

/** Whose deeds: those of one of the staff by number, or of all who are not staff of the office. */
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
  /** This day too. */
  until: day.nullable().default(null),
  /** The number of an order; '' for any. */
  order: text(0, 40).default(''),
};

/** One thing that happened. */
export const auditEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** As `auditWords` names them (contract/audit-events.ts). */
  event: z.string(),
  /** `name`: of staff; of a terminal its user; else ''. */
  who: z.object({ kind: z.enum(['staff', ...auditActors]), id: z.number().nullable(), name: z.string() }),
  /** What it happened to, by the name or number staff know; '' where it has none. */
  thing: z.object({
    kind: z.enum(['order', 'product', 'staff', 'other']),
    name: z.string(),
    id: z.number().nullable(),
    /** Of a text of a screen: what is built in, and the screen (`officeScreenNameLabels`). */
    label: z.object({ screen: z.string(), en: z.string(), km: z.string() }).optional(),
  }),
  /** From what to what; null: nothing was there. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** What else is known of it. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
