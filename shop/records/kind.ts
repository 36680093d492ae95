import type { z } from 'zod';
import type { Database } from '#database/schema.ts';
import type { Actor, AuditEntry } from '#shop/audit/audit.ts';
import type { InvalidationTag as Notice } from '#shop/invalidation/invalidation.ts';

/** Types shared by all records that staff can edit: requests, validation errors and results. */

/** The actor, as in the audit log ('staff sokha'), and the reason for the stock history ('counted'). */
export interface Changing {
  by: Actor;
  why?: string;
  /** Dry run: locks and writes nothing, and reports the result. New records have ids below 0. */
  isTrial?: boolean;
  /** Accepts prices of zero or below cost, and prices that differ greatly from the previous ones. They are refused otherwise. */
  isPriceSure?: boolean;
  /** Accepts barcodes of variants that other variants have, too. They are refused otherwise. */
  isBarcodeSure?: boolean;
  /** The bulk edit the changes belong to (`beginBulk`). */
  bulkId?: number;
  /** Fields that the actor can't see. An undo leaves them as they are, and no question tells them. */
  hidden?: readonly string[];
}

/**
 * The code of a validation error, turned into a sentence where it is shown. Errors of `shape` bring their own sentence.
 */
export type ValidationCode =
  | 'missing'
  | 'tooLong'
  | 'characters'
  | 'range'
  | 'unknown'
  | 'taken'
  | 'twice'
  | 'colour'
  | 'contrast'
  | 'braces'
  | 'picture'
  | 'area'
  | 'code'
  | 'path'
  | 'slug'
  | 'openPart'
  | 'circle'
  | 'loop'
  | 'livePage'
  | 'reserved'
  | 'otherSite'
  | 'endpoint'
  | 'inside'
  | 'inUse'
  | 'notCounted'
  | 'perVariant'
  | 'noOptions'
  | 'tooFew'
  | 'archived'
  | 'period'
  | 'value'
  | 'needsName'
  | 'consent'
  | 'needsCode'
  | 'percentOrAmount'
  | 'freeDelivery'
  | 'usedMore'
  | 'usedByOrders'
  | 'rises'
  | 'overMaximum'
  | 'stepJump'
  | 'freePrice'
  | 'priceJump'
  | 'belowCost'
  | 'customerActive'
  | 'notGtin'
  | 'gtinTaken'
  | 'unproven'
  | 'shape';

/**
 * A validation error of a field. `about`: the limit, id or text concerned, if helpful, or the sentence of a `shape`.
 * `at`: the path in the field, such as `spots.0.x`.
 */
export interface FieldError<Field extends string = string> {
  field: Field;
  code: ValidationCode;
  about?: number | string;
  at?: string;
}

/** The thing that has a value no two things may have. */
export interface Owner<Id = number> {
  id: Id;
  about?: string;
}

/** A change of one record, all or nothing. Omitted fields are unchanged. */
export interface Change<Fields, Id = number> {
  /** Omitted for a new record. */
  id?: Id;
  /**
   * The version the caller has read. If it is outdated, the record isn't changed and the caller gets the current one.
   * When restoring a record, its last version.
   */
  version?: number;
  fields: Partial<Fields>;
  /** For a new record whose id the caller must choose: the demo shop's ids are part of the API. */
  newId?: Id;
  /** Deletes the record permanently. Deleting a missing one isn't an error. */
  remove?: boolean;
}

export type Stored<Fields, Id = number> = Fields & { id: Id; version: number };

/**
 * The written change, or for a dry run the change to write. `fields` are those that differ; `before` is null
 * for a new record.
 */
export interface Written<Saved, Field extends string = string, Id = number> {
  state: 'created' | 'changed';
  id: Id;
  fields: Field[];
  before: Saved | null;
  after: Saved;
}

/** The result of one change. */
export type Outcome<Saved, Field extends string = string, Id = number> =
  | Written<Saved, Field, Id>
  | { state: 'removed'; id: Id; before: Saved }
  | { state: 'unchanged'; id: Id; after: Saved | null }
  | { state: 'refused'; errors: FieldError<Field>[] }
  | { state: 'conflict'; id: Id; now: Saved; fields: Field[] };

/** The current records, as the changes of one call find them, including the effects of earlier ones. */
export interface ChangeContext<Fields, Id = number> {
  stored: Map<Id, Stored<Fields, Id>>;
  /** A new record with defaults. If omitted, new ones can't be created. */
  blank?: () => Fields;
  /** Validation beyond the shapes of single fields. `changed` returns whether a field is new or differs. */
  errors?: (after: Fields, changed: (field: string) => boolean, id: Id | null) => FieldError[];
}

/** A kind of record that staff can edit: its fields, and its SQL. */
export interface Kind<Fields extends object, Id extends number | string = number> {
  /** The defaults of fields that are null, which means not set. */
  usual?: Partial<Fields>;
  /** The record's name in the history. */
  name: string;
  /** The validation and storage format of each field. */
  shape: Readonly<Record<string, z.ZodType>>;
  /** The field that identifies a record. Errors of the whole record are reported on it. */
  key: string;
  /** The table whose sequence provides new ids. */
  table?: string;
  /** A field that must be unique, and a lookup of the records that already have these values. */
  unique?: {
    field: keyof Fields & string;
    /** The key two values are compared by; left out: the value itself. */
    keyOf?(value: string): string;
    /** The things by those keys; `about` names the thing in a sentence. */
    owners(db: Database, values: readonly string[]): Promise<Map<string, Owner<Id>>>;
  };
  lock(db: Database, changes: readonly Change<Fields, Id>[]): Promise<void>;
  /** The records of the changes. Without changes: all. */
  read(
    db: Database,
    changes: readonly Change<Fields, Id>[],
    changing?: Changing,
  ): Promise<ChangeContext<Fields, Id>>;
  /** Reads only the field `key`, if that takes less time than whole records. */
  names?(db: Database, ids: readonly Id[]): Promise<ReadonlyMap<Id, unknown>>;
  /** Merges a change into the fields, if that isn't a plain replacement. */
  over?(before: Fields, changes: Partial<Fields>, id: Id | null): Partial<Fields>;
  /**
   * Reads a part of a field and returns the change that sets it, if `differing` names parts such as
   * `name.en`.
   */
  part?: {
    of(thing: Fields, field: string): unknown;
    change(parts: Readonly<Record<string, unknown>>): Partial<Fields>;
  };
  /** A field stored as a history of differences. Undo reverses the difference, whatever its current value. */
  journal?: string;
  /** Fields that changed since an entry of the history and aren't in it, so that undo is a conflict. */
  changedSince?(entry: Readonly<Record<string, [from: unknown, to: unknown]>>, now: Fields): string[];
  /** The change that retires a record, if it isn't deleted. */
  withdrawn?: Partial<Fields>;
  /** Whether the history of a deleted record keeps no values, because they are a person's. */
  isForgotten?: true;
  /** Parses an id as stored in the history. */
  idOf(text: string): Id;
  /** Names of the differing fields, if they are more specific than those of the shape. */
  differing?(before: Fields, after: Fields): string[];
  /** Writes each record once, in the state after its last change. */
  write(
    db: Database,
    written: readonly Written<Stored<Fields, Id>, string, Id>[],
    changing: Changing,
  ): Promise<void>;
  /**
   * Counts the references to a record that prevent its deletion. Omitted if records can't be deleted, or have no
   * references.
   */
  uses?(db: Database, id: Id): Promise<number>;
  /** The error of a deletion that they prevent. Defaults to `inUse`. */
  inUse?: ValidationCode;
  remove?(db: Database, id: Id): Promise<void>;
  audit(outcome: Noted<Fields, Id>): AuditEntry[];
  /** Performs the consequences, and returns the pages to invalidate. */
  follow(db: Database, done: readonly Noted<Fields, Id>[]): Promise<Notice[]> | Notice[];
}

/** A recorded change with consequences. */
export type Noted<Fields, Id = number> = Extract<
  Outcome<Stored<Fields, Id>, string, Id>,
  { state: 'created' | 'changed' | 'removed' }
>;

/** The status of a product or category: visible, hidden, or archived because other records refer to it. */
export type ShownState = 'published' | 'hidden' | 'archived';

/** A kind whose fields are known only at run time. */
export type AnyKind = Kind<Record<string, unknown>, number | string>;
export const anyKind = <Fields extends object, Id extends number | string>(kind: Kind<Fields, Id>) =>
  kind as unknown as AnyKind;
