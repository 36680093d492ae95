import type { Fields } from '../fields.ts';

/** One documented call: how clients ask it, and what they read from its answer. */
export interface WireTable {
  name: string;
  /** Below /api/v1/. */
  path: string;
  /** Existing clients' requests by what is special about each: parameters word for word as they send them. */
  forms: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Default: a list of rows. */
  shape?: 'object';
  /** The documented fields, of every row where the shape is a list. */
  fields: Fields;
  /** Rows at least in the demo shop, for each form. Default 1. */
  atLeast?: number;
  /** Who may call it. Default: anyone. */
  customersOnly?: true;
  /** It changes something. */
  writes?: true;
}

/** Every call carries it, and it never carries data. */
export const empty = { recordValueJson: '[]' } as const;

/** The rows of an answer, or its one object. */
export const rowsOf = ({ shape }: Pick<WireTable, 'shape'>, data: unknown): unknown[] =>
  shape === 'object' ? [data] : (data as unknown[]);
