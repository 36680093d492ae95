import { z } from 'zod';

export const depositShape = {
  /** The share that is paid at once, in percent (null: everything), from which total in cents (null: any), and for which items. */
  depositPercent: z.number().int().min(1).max(99).nullable(),
  depositFromCents: z.number().int().min(0).max(100_000_000).nullable(),
  depositOnlyDecorated: z.boolean().nullable(),
  /** When the rest is due. Null means when the goods are ready. */
  balanceDue: z.enum(['ready', 'delivery']).nullable(),
  /** Whether a deposit that is paid gets a tax invoice of its own, while VAT is on. */
  invoiceDeposits: z.boolean().nullable(),
};
