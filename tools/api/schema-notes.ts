import { z } from 'zod';
import { withoutMark } from '#contract/for-link.ts';

// What `describeContract` wraps around the values of the contract. Values that aren't schemas stay as they are.

export const described = <Value>(value: Value, note: string) =>
  value instanceof z.ZodType ? withoutMark(value).describe(note) : value;

const isComposed = (schema: z.ZodType) =>
  schema instanceof z.ZodObject || schema instanceof z.ZodPipe || schema instanceof z.ZodUnion;

/** Names objects and unions, so that others refer to them, and describes any schema. */
export function named<Value>(value: Value, id: string, note: string): Value {
  if (!(value instanceof z.ZodType)) return value;
  const description = note === '' ? {} : { description: note };
  return isComposed(value) ? value.meta({ id, ...description }) : value.meta(description);
}
