import type { Actor } from '#shop/audit/audit.ts';

/** What all functions that change the catalogue share: what is asked, what can be wrong with it, what came of it. */

/** Who changes, as the audit log names them ('staff sokha'), and why, for the journal of the stock ('counted'). */
export interface Changing {
  by: Actor;
  why?: string;
}

/** Why a field cannot be so. Sentences are made of it where somebody reads them. */
export type FaultCode =
  | 'missing'
  | 'tooLong'
  | 'characters'
  | 'range'
  | 'unknown'
  | 'taken'
  | 'twice'
  | 'colour'
  | 'picture'
  | 'code'
  | 'path'
  | 'circle'
  | 'inUse'
  | 'notCounted'
  | 'tooFew'
  | 'archived'
  | 'period'
  | 'value'
  | 'needsName';

/** A field that cannot be so; `about`: the limit, the id or the text it is about, where that helps. */
export interface Fault<Field extends string = string> {
  field: Field;
  code: FaultCode;
  about?: number | string;
}

/** A change of one thing: all of it happens or nothing. Fields left out stay as they are. */
export interface Change<Fields> {
  /** Left out: a new one. */
  id?: number;
  /** The version the caller has read. When another is there now nothing happens, and the caller gets that one. */
  version?: number;
  fields: Partial<Fields>;
  /** For a new one, where the caller must decide: the demo shop's ids are on the wire. */
  newId?: number;
}

/** What came of one change. `fields` are those that differ; `before` is null of a new one. */
export type Outcome<Stored, Field extends string> =
  | { state: 'created' | 'changed'; id: number; fields: Field[]; before: Stored | null; after: Stored }
  | { state: 'unchanged'; id: number; after: Stored }
  | { state: 'refused'; faults: Fault<Field>[] }
  | { state: 'conflict'; id: number; now: Stored; fields: Field[] };

/** How a product or a category stands: to be seen, not to be seen, or out of use and kept for what refers to it. */
export type ShownState = 'published' | 'hidden' | 'archived';
