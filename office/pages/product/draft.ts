import type { FieldName, Values } from '#office/products/product.ts';
import { isSame } from './values.ts';

/** What was typed and not saved: over which version, what was there before, and since when (ms). */
export interface Draft {
  version: number;
  before: Partial<Values>;
  typed: Partial<Values>;
  since: number;
}

export const noDraft: Draft = { version: 0, before: {}, typed: {}, since: 0 };

export const namesIn = (values: Partial<Values>): FieldName[] => Object.keys(values) as FieldName[];

/** The draft with another field in it; what is again as it was goes out. */
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

/** A draft beside what somebody else has saved meanwhile. */
export interface Meeting {
  /** Changed by both, to different values: somebody has to choose. */
  asks: FieldName[];
  /** Changed here alone: they stand. */
  joined: FieldName[];
}

export function meet({ before, typed }: Draft, theirs: Values): Meeting {
  const mine = namesIn(typed).filter((name) => !isSame(typed[name], theirs[name]));
  const isAsked = (name: FieldName) => !isSame(before[name], theirs[name]);
  return { asks: mine.filter(isAsked), joined: mine.filter((name) => !isAsked(name)) };
}

/** The draft over what is there now, with those of its fields that stand. */
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

/** A draft this browser has kept; none where it keeps nothing. */
export function keptDraft(name: string): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(key(name)) ?? 'null') as Draft | null;
    return stored && typeof stored.version === 'number' && stored.typed && stored.before ? stored : noDraft;
  } catch {
    return noDraft;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    if (draft === noDraft) localStorage.removeItem(key(name));
    else localStorage.setItem(key(name), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: it lasts as long as the page.
  }
}
