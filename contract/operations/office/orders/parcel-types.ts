import { z } from 'zod';
import { bothTexts, id, text, time } from '../office-types.ts';
import { day } from './order-types.ts';

/** Pieces of a line of an order, or of one of its colors and sizes. Cell 0 is the whole line. */
export const parcelUnit = z.object({
  /** The id of the line (GET_ORDER). */
  line: id,
  cell: z.number().int().nonnegative(),
  quantity: z.number().int().positive(),
});

/** What staff enter about a parcel. The tracking number and the carrier are '' if unknown. */
export const parcelFields = {
  /** The tracking number; '' if unknown. */
  parcel: text(0, 60).default(''),
  carrier: text(0, 60).default(''),
  /** What it contains. Without it, everything that hasn't left, or what it contained before. */
  units: z.array(parcelUnit).min(1).max(1000).optional(),
  /** The day it left. Default: today, or as before. */
  day: day.optional(),
};

/** Why a step with a parcel is refused. */
export const parcelRefusals = [
  'stepNotAllowed',
  'balanceFirst',
  'parcelContents',
  'parcelMeanwhile',
  'parcelDay',
] as const;

/** The number of a parcel within its order. */
export const parcelNumber = z.number().int().min(1).max(32_767);

export const parcelRow = z.object({
  number: z.number(),
  tracking: z.string(),
  carrier: z.string(),
  /** Null if it is only packed. */
  sentAt: time.nullable(),
  deliveredAt: time.nullable(),
  /** Whether its customer said that it arrived. */
  isConfirmed: z.boolean(),
  hasReceipt: z.boolean(),
  /** What it contains; null if it is everything. */
  units: z.array(parcelUnit.extend({ name: bothTexts })).nullable(),
});

/** Pieces that ship, without refunded ones: all, those in no parcel, and those that have left and didn’t come back. */
export const unitToSend = parcelUnit.extend({
  quantity: z.number(),
  name: bothTexts,
  unpacked: z.number(),
  left: z.number(),
});
