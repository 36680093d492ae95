import type { z } from 'zod';
import type { Database } from '#database/schema.ts';
import type { Actor, AuditEntry } from '#shop/audit/audit.ts';
import type { Change as Notice } from '#shop/changes/changes.ts';

/** What everything that staff can change has in common: what is asked, what can be wrong with it, what came of it. */

/** Who changes, as the audit log names them ('staff sokha'), and why, for the journal of the stock ('counted'). */
export interface Changing {
  by: Actor;
  why?: string;
  /** Nothing is locked or written; what would come of it is told. New things have ids below 0. */
  isTrial?: boolean;
  /** Prices of zero, and prices far from those before, are meant: without it they are refused. */
  isPriceSure?: boolean;
  /** The changes are a part of these many (`beginBulk`). */
  bulkId?: number;
}

/** Why a field cannot be so. Sentences are made of it where somebody reads them; `shape` brings its own. */
export type FaultCode =
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
  | 'code'
  | 'path'
  | 'circle'
  | 'inUse'
  | 'notCounted'
  | 'tooFew'
  | 'archived'
  | 'period'
  | 'value'
  | 'needsName'
  | 'freePrice'
  | 'priceJump'
  | 'shape';

/**
 * A field that cannot be so; `about`: the limit, the id or the text it is about, where that helps; of a `shape` the sentence.
 * `at`: where in the field, `spots.0.x`.
 */
export interface Fault<Field extends string = string> {
  field: Field;
  code: FaultCode;
  about?: number | string;
  at?: string;
}

/** The thing that has a value no two things may have. */
export interface Owner<Id = number> {
  id: Id;
  about?: string;
}

/** A change of one thing: all of it happens or nothing. Fields left out stay as they are. */
export interface Change<Fields, Id = number> {
  /** Left out: a new one. */
  id?: Id;
  /**
   * The version the caller has read. When another is there now nothing happens, and the caller gets that one. Of one that is
   * brought back, its last.
   */
  version?: number;
  fields: Partial<Fields>;
  /** For a new one, where the caller must decide: the demo shop's ids are on the wire. */
  newId?: Id;
  /** It is taken away for good; one that is gone already is no fault. */
  remove?: boolean;
}

export type Stored<Fields, Id = number> = Fields & { id: Id; version: number };

/** What was, or would be, written. `fields` are those that differ; `before` is null of a new one. */
export interface Written<Kept, Field extends string = string, Id = number> {
  state: 'created' | 'changed';
  id: Id;
  fields: Field[];
  before: Kept | null;
  after: Kept;
}

/** What came of one change. */
export type Outcome<Kept, Field extends string = string, Id = number> =
  | Written<Kept, Field, Id>
  | { state: 'removed'; id: Id; before: Kept }
  | { state: 'unchanged'; id: Id; after: Kept | null }
  | { state: 'refused'; faults: Fault<Field>[] }
  | { state: 'conflict'; id: Id; now: Kept; fields: Field[] };

/** What is there, as the changes of one call find it, each with what those before it did. */
export interface Around<Fields, Id = number> {
  stored: Map<Id, Stored<Fields, Id>>;
  /** A new one, before anybody says anything of it. Left out: nothing new can be made. */
  blank?: () => Fields;
  /** What is wrong beyond the shapes of single fields. `changed` says of a field whether it is new or differs. */
  faults?: (after: Fields, changed: (field: string) => boolean, id: Id | null) => Fault[];
}

/** A noun that staff can change: its fields, and the SQL that is its own. */
export interface Kind<Fields extends object, Id extends number | string = number> {
  /** What holds of a field that is null: not set. */
  usual?: Partial<Fields>;
  /** As the history calls it. */
  name: string;
  /** What each field must be, and how it is stored. */
  shape: Readonly<Record<string, z.ZodType>>;
  /** The field that says which one is meant: what is wrong with the whole is told of it. */
  key: string;
  /** The table whose ids new ones get. */
  table?: string;
  /** A field of which no two things may have the same, and who has these values already. */
  unique?: {
    field: keyof Fields & string;
    /** The key two values are compared by; left out: the value itself. */
    keyOf?(value: string): string;
    /** The things by those keys; `about` names the thing in a sentence. */
    owners(db: Database, values: readonly string[]): Promise<Map<string, Owner<Id>>>;
  };
  lock(db: Database, changes: readonly Change<Fields, Id>[]): Promise<void>;
  read(
    db: Database,
    changes: readonly Change<Fields, Id>[],
    changing?: Changing,
  ): Promise<Around<Fields, Id>>;
  /** The fields with a change put over them, where that is more than to take each as it is given. */
  over?(before: Fields, changes: Partial<Fields>, id: Id | null): Partial<Fields>;
  /** Where `differing` names parts of a field, like `name.en`: what a part is, and the change that sets parts. */
  part?: {
    of(thing: Fields, field: string): unknown;
    change(parts: Readonly<Record<string, unknown>>): Partial<Fields>;
  };
  /** A field that keeps a journal of differences: it is taken back by the difference, whatever became of it since. */
  journal?: string;
  /** What makes a thing go out of use, where it is not removed. */
  withdrawn?: Partial<Fields>;
  /** Of an id as the history holds it. */
  idOf(text: string): Id;
  /** Names of the fields that differ, where they are more than those of the shape. */
  differing?(before: Fields, after: Fields): string[];
  /** Each thing once, as the last of its changes leaves it. */
  write(
    db: Database,
    written: readonly Written<Stored<Fields, Id>, string, Id>[],
    changing: Changing,
  ): Promise<void>;
  /** How many things refer to it, so that it cannot be taken away; left out: none can be, or nothing does. */
  uses?(db: Database, id: Id): Promise<number>;
  remove?(db: Database, id: Id): Promise<void>;
  audit(outcome: Noted<Fields, Id>): AuditEntry[];
  /** Does what must follow, and says which pages show something else now. */
  follow(db: Database, done: readonly Noted<Fields, Id>[]): Promise<Notice[]> | Notice[];
}

/** What is noted, and followed by something. */
export type Noted<Fields, Id = number> = Extract<
  Outcome<Stored<Fields, Id>, string, Id>,
  { state: 'created' | 'changed' | 'removed' }
>;

/** How a product or a category stands: to be seen, not to be seen, or out of use and kept for what refers to it. */
export type ShownState = 'published' | 'hidden' | 'archived';
