import type { Fields } from '../fields.ts';

/** A documented call: how clients send it, and what they read from its answer. */
export interface WireTable {
  name: string;
  /** The path below /api/v1/. */
  path: string;
  /**
   * Existing clients' requests, each named by its special feature. The parameters are exactly those that they
   * send.
   */
  forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The shape of the data. Default: a list of rows. */
  shape?: 'object';
  /** The documented fields; if the data is a list, those of every row. */
  fields: Fields;
  /** Minimum number of rows in the demo shop, by form. Default 1. */
  atLeast?: number;
  /** The permitted caller. Default: anyone. */
  customersOnly?: true;
  /** Whether the call changes data. */
  writes?: true;
}

/** Every call includes this field, which never contains data. */
export const empty = { recordValueJson: '[]' } as const;

/** Returns the rows of an answer, or its single object. */
export const rowsOf = ({ shape }: Pick<WireTable, 'shape'>, data: unknown): unknown[] =>
  shape === 'object' ? [data] : (data as unknown[]);
