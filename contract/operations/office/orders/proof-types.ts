import { z } from 'zod';
import { notedChannels, proofLimits, proofStates } from '../../../proofs.ts';
import { id, time } from '../office-types.ts';
import { cents } from './order-types.ts';
import { noNul } from '../../../wire-types.ts';

const mm = z.number().int().min(1).max(proofLimits.sideMm).nullable();

/** Where something is printed, how large, and in which colors. */
export const proofPlace = z.object({
  attributeId: id,
  widthMm: mm,
  heightMm: mm,
  inks: z.string().trim().max(proofLimits.inks).refine(noNul),
});

/** A proof of an item. Its picture is at `/office/files/proofs/{id}`. */
export const proofRow = z.object({
  id: z.uuid(),
  number: z.number(),
  state: z.enum(proofStates),
  note: z.string(),
  places: z.array(proofPlace),
  /** The new price of a piece, or null if it stays, or if the caller may not see money. */
  unitCents: cents.nullable(),
  /** The total of the order with it. Null if the caller may not see money. */
  totalCents: cents.nullable(),
  /** Whether it still shows what is printed. */
  isTrue: z.boolean(),
  /** The number of the order whose print it repeats without a set-up charge. Null if it is new. */
  repeats: z.string().nullable(),
  sentAt: time.nullable(),
  answeredAt: time.nullable(),
  /** How the customer told staff the answer, if they noted it; null otherwise. */
  notedChannel: z.enum(notedChannels).nullable(),
  answerName: z.string(),
  answer: z.string(),
  marks: z.array(z.object({ x: z.number(), y: z.number(), text: z.string() })),
  hasPicture: z.boolean(),
});
