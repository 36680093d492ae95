import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import type { FieldError } from '#contract/operations/office/records/record-types.ts';
import { validationErrorsOf, useErrorText } from '../data/faults.ts';
import { type RefusalKey, refusalKey, useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const noErrors: ReadonlyMap<string, string> = new Map();
const placeOf = ({ field, at }: FieldError): string => (at === undefined ? field : `${field}.${at}`);

/** Returns the error of a value, or undefined if it is valid. */
export type Rule<Value> = (value: Value) => string | undefined;

interface FormOptions<Values extends object> {
  /** The current values, which untouched fields follow. */
  start: Values;
  /** Earlier input that is stored elsewhere. */
  draft?: Partial<Values>;
  rules?: { [Name in keyof Values]?: Rule<Values[Name]> };
  /** Refusals that concern one field and are shown there. */
  blames?: { [Key in RefusalKey]?: keyof Values };
  /** Overrides the default message of a refusal. */
  words?: (error: unknown, defaults: string) => string;
  send: (values: Values) => Promise<unknown>;
  /** Whether the page can be left without confirmation. */
  isLight?: boolean;
}

/** The part of the form's state that its layout needs. */
export type FormState = Pick<
  ReturnType<typeof useOfficeForm<object>>,
  'formRef' | 'submit' | 'busy' | 'refusal'
>;

/**
 * State of an office form: it keeps input on top of the current values, guards it, validates and submits it,
 * and shows the server's errors at the fields. If someone else edited the same field in the meantime,
 * `nowThere` is their value.
 */
export function useOfficeForm<Values extends object>(options: FormOptions<Values>) {
  const { start, draft = {}, rules, blames = {}, words, send, isLight = false } = options;
  type Name = keyof Values;
  const t = useLabels(officeFormLabels);
  const refusalText = useRefusalText();
  const errorText = useErrorText();
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Values>>(draft);
  /** The values that fields had before they were first touched. */
  const [before, setBefore] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<{ [Each in Name]?: string | undefined }>({});
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(noErrors);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const values: Values = { ...start, ...typed };
  const isChanged = (Object.keys(typed) as Name[]).some((name) => typed[name] !== start[name]);
  useLeaveGuard(isChanged && !isLight && !busy);

  const set = <Each extends Name>(name: Each, value: Values[Each]) => {
    setTyped((current) => ({ ...current, [name]: value }));
    setBefore((current) => (name in typed ? current : { ...current, [name]: start[name] }));
    setErrors((current) => ({ ...current, [name]: undefined }));
    setFaults((current) => new Map([...current].filter(([place]) => place.split('.', 1)[0] !== name)));
  };
  const reset = () => {
    setTyped({});
    setBefore({});
    setErrors({});
    setFaults(noErrors);
    setRefusal(null);
  };
  /** After saving, discards the saved input but keeps newer input. */
  const forget = (saved: Values) => {
    const isNewer = ([name, value]: [string, unknown]) => value !== saved[name as Name];
    setTyped((current) => Object.fromEntries(Object.entries(current).filter(isNewer)) as Partial<Values>);
    setBefore(saved);
    setErrors({});
    setFaults(noErrors);
    setRefusal(null);
  };
  /** Focuses the rendered element with the most specific matching name, unless another one shows the error. */
  const focusOn = (error: FieldError | undefined) => {
    const parts = error ? placeOf(error).split('.') : [];
    const names = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
    const found = names.find((name) => formRef.current?.elements.namedItem(name));
    focus(found as Name | undefined);
    if (document.activeElement?.ariaInvalid !== 'true') focusFirstError();
  };
  /** Focuses the first shown error's field. Rich text, for example, isn't an element of the form. */
  const focusFirstError = () => {
    const form = formRef.current;
    const error = form?.querySelector('.error[id]');
    if (!form || !error) return;
    form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(error.id)}"]`)?.focus();
    error.scrollIntoView({ block: 'center' });
  };
  /** The button may be far below the refusal. */
  const showRefusal = () =>
    formRef.current?.querySelector('.note[role="alert"]')?.scrollIntoView({ block: 'center' });
  const focus = (name: Name | undefined) => {
    const field = name === undefined ? null : formRef.current?.elements.namedItem(String(name));
    if (field instanceof HTMLElement) field.focus();
  };

  /**
   * Shows the first of several errors per field. `faults` has all of them by position within the field, e.g.
   * `story.title`.
   */
  const show = (refused: readonly FieldError[]) => {
    const announced = refused.toReversed().map((error) => ({ fault: error, text: errorText(error) }));
    setErrors(
      Object.fromEntries(announced.map(({ fault: error, text }) => [error.field, text])) as typeof errors,
    );
    setFaults(new Map(announced.map(({ fault: error, text }) => [placeOf(error), text])));
  };

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const names = Object.keys(values) as Name[];
    const found = Object.fromEntries(names.map((name) => [name, rules?.[name]?.(values[name])]));
    setErrors(found as typeof errors);
    setFaults(noErrors);
    const bad = names.find((name) => found[name as string] !== undefined);
    if (bad !== undefined) return focus(bad);
    setBusy(true);
    try {
      await send(values);
      forget(values);
    } catch (error) {
      const refused = validationErrorsOf(error).filter(({ field }) => field in values);
      if (refused.length > 0) {
        // Errors must be on the screen before one gets the focus.
        flushSync(() => {
          show(refused);
          setBusy(false);
        });
        return focusOn(refused[0]);
      }
      const blamed = blames[refusalKey(error) ?? ('' as RefusalKey)];
      const defaults = refusalText(error);
      const text = words?.(error, defaults) ?? defaults;
      flushSync(() => {
        if (blamed === undefined) setRefusal(text);
        else setErrors({ [blamed]: text } as typeof errors);
      });
      if (blamed === undefined) showRefusal();
      else focus(blamed);
    }
    setBusy(false);
  }

  return {
    formRef,
    values,
    set,
    reset,
    submit,
    busy,
    refusal,
    isChanged,
    /** The error of each field. */
    errors,
    /** The server's errors by position within a field. */
    faults,
    /** Returns someone else's new value of a field, or undefined if there is none. */
    meanwhile: (name: Name) =>
      name in typed && before[name] !== start[name] && typed[name] !== start[name] ? start[name] : undefined,
    /** Returns the props for a text field. */
    ties: (name: Name & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        set(name, event.currentTarget.value as Values[typeof name]),
      ...(name in typed && before[name] !== start[name] && typed[name] !== start[name]
        ? { hint: t('nowThere', { value: String(start[name]) }) }
        : {}),
    }),
  };
}
