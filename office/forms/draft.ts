import { newUuid } from '../data/new-key.ts';

/** Unsaved input: the version it is based on, the values before it, and the time of the first edit (ms). */
export interface Draft<Values extends object> {
  version: number;
  before: Partial<Values>;
  typed: Partial<Values>;
  since: number;
  /** The idempotency key of the created record: repeated attempts, also after a reload, create only one. */
  attempt: string;
}

/** The values that are stored now, and their version. */
export interface Current<Values extends object> {
  values: Values;
  version: number;
}

/** A draft compared with someone else's saved edits. */
export interface DraftMerge<Name> {
  /** Fields that both edited to different values; the user must choose. */
  conflicts: Name[];
  /** Fields that only this user edited, so the draft keeps them. */
  joined: Name[];
}

/** A draft that couldn't be saved over the current values. */
export type Conflict<Values extends object> = DraftMerge<keyof Values> & Current<Values>;

export const noDraft = { version: 0, before: {}, typed: {}, since: 0, attempt: '' };

const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
/** Whether two values are equal, whatever the order of their properties. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

export const namesIn = <Values extends object>(values: Partial<Values>): (keyof Values)[] =>
  Object.keys(values) as (keyof Values)[];

const pick = <Values extends object>(
  values: Partial<Values>,
  names: readonly (keyof Values)[],
): Partial<Values> => Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** Returns a draft whose fields in `typed` replace those of `values`. */
export const newDraft = <Values extends object>(
  typed: Partial<Values>,
  { values, version }: Current<Values>,
): Draft<Values> =>
  namesIn(typed).length === 0
    ? noDraft
    : {
        version,
        typed,
        before: pick(values, namesIn(typed)),
        since: Date.now(),
        attempt: newUuid(),
      };

/** Returns the draft with a field set. Values equal to the original are removed, unless another value is being saved. */
export function withField<Values extends object, Name extends keyof Values>(
  draft: Draft<Values>,
  name: Name,
  value: Values[Name],
  current: Current<Values>,
  isSaving = false,
): Draft<Values> {
  const added = newDraft(pick<Values>({ ...current.values, [name]: value }, [name]), current);
  if (namesIn(draft.typed).length === 0) return isSame(current.values[name], value) ? noDraft : added;
  const before: Partial<Values> = { ...added.before, ...draft.before };
  const typed: Partial<Values> = { ...draft.typed, ...added.typed };
  if (isSaving || !isSame(before[name], value)) return { ...draft, before, typed };
  const left = namesIn(typed).filter((each) => each !== name);
  return left.length === 0 ? noDraft : { ...draft, before: pick(before, left), typed: pick(typed, left) };
}

/** Returns which fields of a draft conflict with the current values, and which still apply. */
export function mergeDraft<Values extends object>(
  { before, typed }: Draft<Values>,
  current: Values,
): DraftMerge<keyof Values> {
  const mine = namesIn(typed).filter((name) => !isSame(typed[name], current[name]));
  const isChangedByOthers = (name: keyof Values) => !isSame(before[name], current[name]);
  return {
    conflicts: mine.filter(isChangedByOthers),
    joined: mine.filter((name) => !isChangedByOthers(name)),
  };
}

/** Returns the draft with only these fields, based on the current values. */
export const rebaseDraft = <Values extends object>(
  draft: Draft<Values>,
  names: readonly (keyof Values)[],
  { values, version }: Current<Values>,
): Draft<Values> =>
  names.length === 0
    ? noDraft
    : { ...draft, version, typed: pick(draft.typed, names), before: pick(values, names) };

/** Returns what was typed while a draft was being saved. */
export function draftAfter<Values extends object>(draft: Draft<Values>, saved: Draft<Values>): Draft<Values> {
  const newer = namesIn(draft.typed).filter(
    (name) => !(name in saved.typed) || !isSame(draft.typed[name], saved.typed[name]),
  );
  const values = { ...draft.before, ...saved.typed } as Values;
  return { ...rebaseDraft(draft, newer, { values, version: saved.version }), attempt: newUuid() };
}

/**
 * Saves a draft. If someone else has saved edits of other fields, merges them and tries again.
 * @param currentOf returns the current values from a refusal because of someone else's edits
 * @returns the saved draft, or the conflict that the user must resolve
 */
export async function sendDraft<Values extends object>(
  draft: Draft<Values>,
  send: (draft: Draft<Values>) => Promise<unknown>,
  currentOf: (error: unknown) => Current<Values> | null,
): Promise<Conflict<Values> | null> {
  try {
    await send(draft);
    return null;
  } catch (error) {
    const current = currentOf(error);
    if (!current) throw error;
    const merge = mergeDraft(draft, current.values);
    if (merge.conflicts.length > 0) return { ...merge, ...current };
    return merge.joined.length === 0
      ? null
      : sendDraft(rebaseDraft(draft, merge.joined, current), send, currentOf);
  }
}
