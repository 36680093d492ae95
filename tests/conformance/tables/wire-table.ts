import type { Fields } from '../fields.ts';

/** One documented call: how clients send it, and what they read from its answer. */
export interface WireTable {
  name: string;
  /** Below /api/v1/. */
  path: string;
  /** Existing clients' requests, named by their special feature. The parameters are exactly those they send. */
  forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Default: a list of rows. */
  shape?: 'object';
  /** The documented fields, for every row if the shape is a list. */
  fields: Fields;
  /** Minimum number of rows in the demo shop, for each form. Default 1. */
  atLeast?: number;
  /** The permitted caller. Default: anyone. */
  customersOnly?: true;
  /** Whether it changes data. */
  writes?: true;
}

/** Every call includes this field, which never contains data. */
export const empty = { recordValueJson: '[]' } as const;

/** The rows of an answer, or its single object. */
export const rowsOf = ({ shape }: Pick<WireTable, 'shape'>, data: unknown): unknown[] =>
  shape === 'object' ? [data] : (data as unknown[]);
