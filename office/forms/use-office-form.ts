import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import type { FieldError } from '#contract/operations/office/records/record-types.ts';
import { useErrorText, validationErrorsOf } from '../data/validation-errors.ts';
import { type RefusalKey, refusalKey, useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import {
  type Conflict,
  type Current,
  type Draft,
  draftAfter,
  isSame,
  namesIn,
  newDraft,
  noDraft,
  rebaseDraft,
  sendDraft,
  withField,
} from './draft.ts';
import type { DraftStore } from './stored-draft.ts';
import { type Errors, useFormErrors } from './use-form-errors.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Returns the error of a value, or undefined if it is valid. */
export type Rule<Value> = (value: Value) => string | undefined;

interface FormOptions<Values extends object> {
  /** The current values, which untouched fields follow. */
  start: Values;
  /** The version of the current values, where others may edit them too. */
  version?: number;
  /** Input that the form starts with. */
  draft?: Partial<Values>;
  /** Where input survives a reload. */
  store?: DraftStore<Values>;
  rules?: { [Name in keyof Values]?: Rule<Values[Name]> };
  /** Refusals that concern one field and are shown there. */
  blames?: { [Key in RefusalKey]?: keyof Values };
  /** Overrides the default message of a refusal. */
  words?: (error: unknown, defaults: string) => string;
  /** Overrides the default message of a field's error. */
  errorText?: (error: FieldError) => string;
  /** Returns the current values if a call was refused because someone else edited them. */
  currentOf?: (error: unknown) => Current<Values> | null;
  /** Saves all values. `draft` has the changed ones, and the version that they are based on. */
  send: (values: Values, draft: Draft<Values>) => Promise<unknown>;
  /** Whether the page can be left without confirmation. */
  isLight?: boolean;
}

/** The part of the form's state that its layout needs. */
export type FormState = Pick<
  OfficeFormOf<object>,
  'formRef' | 'submit' | 'busy' | 'refusal' | 'isChanged' | 'reset'
>;
export type OfficeFormOf<Values extends object> = ReturnType<typeof useOfficeForm<Values>>;

/**
 * State of an office form: it keeps input on top of the current values, stores and guards it, validates and submits
 * it, and shows the server's errors at the fields. If someone else edited the same field in the meantime, `meanwhile`
 * is their value, and saving asks which to keep.
 */
export function useOfficeForm<Values extends object>(options: FormOptions<Values>) {
  const { start, version = 0, store, rules, blames = {}, words, send, isLight = false } = options;
  type Name = keyof Values;
  const t = useLabels(officeFormLabels);
  const refusalText = useRefusalText();
  const defaultErrorText = useErrorText();
  const { formRef, ...errors } = useFormErrors(options.errorText ?? defaultErrorText);
  const current = { values: start, version };
  const [draft, setDraft] = useState<Draft<Values>>(() =>
    store && namesIn(store.draft.typed).length > 0 ? store.draft : newDraft(options.draft ?? {}, current),
  );
  const latest = useRef(draft);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [refusal, setRefusal] = useState<{ text: string; isAtField: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [sending, setSending] = useState<readonly Name[]>([]);
  const { typed, before } = draft;
  const values: Values = { ...start, ...typed };
  const changed = namesIn(typed).filter((name) => !isSame(typed[name], start[name]));
  const isChanged = changed.length > 0;
  const isSending = sending.length > 0;
  const meanwhile = (name: Name): Values[Name] | undefined =>
    changed.includes(name) && !isSame(before[name], start[name]) ? start[name] : undefined;

  const put = (next: Draft<Values>) => {
    latest.current = next;
    setDraft(next);
    store?.save(next);
  };
  const renew = (next: Draft<Values>) => {
    put(next);
    errors.clear();
    setRefusal(null);
    setRound((count) => count + 1);
  };
  const reset = () => renew(noDraft);
  useLeaveGuard((isChanged || isSending) && !isLight && !busy, reset);

  const set = <Each extends Name>(name: Each, value: Values[Each]) => {
    put(withField(latest.current, name, value, current, busy));
    errors.forget(String(name));
  };

  function showRefused(error: unknown): void {
    const refused = validationErrorsOf(error).filter(({ field }) => field in values);
    const [first] = refused;
    const blamed = blames[refusalKey(error) ?? ('' as RefusalKey)];
    const defaults = refusalText(error);
    const text = words?.(error, defaults) ?? defaults;
    // Errors must be on the screen before one gets the focus.
    flushSync(() => {
      setBusy(false);
      if (first) errors.showRefused(refused);
      if (blamed === undefined) setRefusal({ text, isAtField: first !== undefined });
      else errors.show({ [blamed]: text });
    });
    if (first) errors.focusOn(first);
    else if (blamed === undefined) errors.showRefusal();
    else errors.focus(String(blamed));
  }

  async function sendNow(unsaved: Draft<Values>): Promise<void> {
    setBusy(true);
    setConflict(null);
    try {
      const found = await sendDraft(
        unsaved,
        (each) => send({ ...start, ...each.typed }, each),
        options.currentOf ?? (() => null),
      );
      if (found) setConflict(found);
      else renew(draftAfter(latest.current, unsaved));
    } catch (error) {
      showRefused(error);
    }
    setBusy(false);
  }

  /** @param problems errors of other kinds, found by the caller */
  async function save(problems: Errors = {}): Promise<void> {
    if (busy || isSending) return;
    setRefusal(null);
    const all: Values = { ...start, ...latest.current.typed };
    const ruled = namesIn<Values>(all).map((name) => [name, rules?.[name]?.(all[name])] as const);
    const found: Errors = { ...Object.fromEntries(ruled), ...problems };
    errors.show(found);
    const wrong = { ...found, ...errors.unreadable };
    const first = Object.keys(wrong).find((name) => wrong[name] !== undefined);
    if (first !== undefined) return errors.focus(first);
    const unsaved = latest.current;
    await sendNow(namesIn(unsaved.typed).length > 0 ? unsaved : { ...unsaved, version });
  }

  return {
    formRef,
    start,
    values,
    draft,
    set,
    reset,
    save,
    submit: (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
      event.preventDefault();
      return save();
    },
    busy,
    /** Why saving failed, unless a field shows it. */
    refusal: refusal && !refusal.isAtField ? refusal.text : null,
    /** Why saving failed, for a button far from the fields. */
    problem: refusal?.text ?? null,
    isChanged,
    changed,
    errors: errors.errors,
    /** The server's errors by position within a field. */
    faults: errors.faults,
    blame: errors.blame,
    /** Increases when fields must show the stored values again. */
    round,
    /** Whether files are uploading; saving waits for them. */
    isSending,
    setSending: (field: Name, isOn: boolean) =>
      setSending((all) => [...all.filter((each) => each !== field), ...(isOn ? [field] : [])]),
    conflict,
    /** Resolves a conflict: the fields in `mine` keep the user's values. */
    resolve: (mine: readonly Name[]): void => {
      if (!conflict) return;
      const rebased = rebaseDraft(latest.current, [...conflict.joined, ...mine], conflict);
      setConflict(null);
      renew(rebased);
      if (namesIn(rebased.typed).length > 0) void sendNow(rebased);
    },
    keepEditing: () => setConflict(null),
    /** Returns someone else's new value of a field, or undefined if there is none. */
    meanwhile,
    ties: (name: Name & string) => ({
      name,
      value: String(values[name]),
      error: errors.errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        set(name, event.currentTarget.value as Values[typeof name]),
      ...(meanwhile(name) !== undefined && { hint: t('nowThere', { value: String(start[name]) }) }),
    }),
  };
}
