import type { FieldName, Values } from '#office/products/product.ts';
import { isSame } from './values.ts';

/** Unsaved input: the version it is based on, the old values, and the time of the first edit (ms). */
export interface Draft {
  version: number;
  before: Partial<Values>;
  typed: Partial<Values>;
  since: number;
}

export const noDraft: Draft = { version: 0, before: {}, typed: {}, since: 0 };

export const namesIn = (values: Partial<Values>): FieldName[] => Object.keys(values) as FieldName[];

/** Returns the draft with a field set. Values equal to the original are removed. */
export function withField<Name extends FieldName>(
  draft: Draft,
  name: Name,
  value: Values[Name],
  { values, version, now }: { values: Values; version: number; now: number },
): Draft {
  const first = namesIn(draft.typed).length === 0 ? { ...noDraft, version, since: now } : draft;
  const before = { [name]: values[name], ...first.before };
  const typed = { ...first.typed, [name]: value };
  if (!isSame(before[name], value)) return { ...first, before, typed };
  const without = (all: Partial<Values>) =>
    Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));
  const left = without(typed);
  return Object.keys(left).length === 0 ? noDraft : { ...first, before: without(before), typed: left };
}

/** A draft compared with someone else's saved edits. */
export interface Meeting {
  /** Fields that both edited to different values; the user must choose. */
  asks: FieldName[];
  /** Fields that only this user edited, so the draft keeps them. */
  joined: FieldName[];
}

export function meet({ before, typed }: Draft, theirs: Values): Meeting {
  const mine = namesIn(typed).filter((name) => !isSame(typed[name], theirs[name]));
  const isChangedByOthers = (name: FieldName) => !isSame(before[name], theirs[name]);
  return { asks: mine.filter(isChangedByOthers), joined: mine.filter((name) => !isChangedByOthers(name)) };
}

/** Applies those of the draft's fields that are still valid to the current values. */
export function over(
  { typed, since }: Draft,
  stands: readonly FieldName[],
  theirs: Values,
  version: number,
): Draft {
  const pick = (all: Partial<Values>) =>
    Object.fromEntries(stands.map((name) => [name, all[name]])) as Partial<Values>;
  return stands.length === 0 ? noDraft : { version, since, typed: pick(typed), before: pick(theirs) };
}

const key = (name: string) => `kado.office.product.${name}`;

/** Returns the draft stored in this browser; empty if storage is unavailable. */
export function storedDraft(name: string): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(key(name)) ?? 'null') as Draft | null;
    return stored && typeof stored.version === 'number' && stored.typed && stored.before ? stored : noDraft;
  } catch {
    return noDraft;
  }
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    if (draft === noDraft) localStorage.removeItem(key(name));
    else localStorage.setItem(key(name), JSON.stringify(draft));
  } catch {
    // If storage is full or blocked, the draft lasts until the page closes.
  }
}
