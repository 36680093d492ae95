import { useRef, useState, type SubmitEvent } from 'react';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import type { FieldFault } from '#contract/operations/office/records/record-types.ts';
import { faultsOf, useFaultText } from '../data/faults.ts';
import { type RefusalKey, refusalKey, useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Says what is wrong with a value; undefined: nothing. */
export type Rule<Value> = (value: Value) => string | undefined;

interface FormOptions<Values extends object> {
  /** What is there now; a field nobody has touched follows it. */
  start: Values;
  rules?: { [Name in keyof Values]?: Rule<Values[Name]> };
  /** Refusals that are about one field: they stand there. */
  blames?: { [Key in RefusalKey]?: keyof Values };
  /** Other words for a refusal than the usual ones. */
  words?: (error: unknown, usual: string) => string;
  send: (values: Values) => Promise<unknown>;
  /** Nothing of it is worth asking before the page is left. */
  isLight?: boolean;
}

/** What the frame of a form needs of it. */
export type FormState = Pick<
  ReturnType<typeof useOfficeForm<object>>,
  'formRef' | 'submit' | 'busy' | 'refusal'
>;

/**
 * A form of the office: holds what was typed over what is there, guards it, checks and sends it, and shows at its fields why
 * the server refused it. When somebody else changed the same field meanwhile, `nowThere` is what they made of it.
 */
export function useOfficeForm<Values extends object>(options: FormOptions<Values>) {
  const { start, rules, blames = {}, words, send, isLight = false } = options;
  type Name = keyof Values;
  const t = useLabels(officeFormLabels);
  const refusalText = useRefusalText();
  const faultText = useFaultText();
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Values>>({});
  /** As it was when the field was touched first. */
  const [before, setBefore] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<{ [Each in Name]?: string | undefined }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const values: Values = { ...start, ...typed };
  const isChanged = (Object.keys(typed) as Name[]).some((name) => typed[name] !== start[name]);
  useLeaveGuard(isChanged && !isLight && !busy, t('leave'));

  const set = <Each extends Name>(name: Each, value: Values[Each]) => {
    setTyped((current) => ({ ...current, [name]: value }));
    setBefore((current) => (name in typed ? current : { ...current, [name]: start[name] }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  };
  const reset = () => {
    setTyped({});
    setBefore({});
    setErrors({});
    setRefusal(null);
  };
  /** Of what is saved nothing is typed any more, but for what was typed meanwhile. */
  const forget = (saved: Values) => {
    const isNewer = ([name, value]: [string, unknown]) => value !== saved[name as Name];
    setTyped((current) => Object.fromEntries(Object.entries(current).filter(isNewer)) as Partial<Values>);
    setBefore(saved);
    setErrors({});
    setRefusal(null);
  };
  const focus = (name: Name | undefined) => {
    const field = name === undefined ? null : formRef.current?.elements.namedItem(String(name));
    if (field instanceof HTMLElement) field.focus();
  };

  /** Of several faults of a field the first is said. */
  const errorsOf = (faults: readonly FieldFault[]) =>
    Object.fromEntries(faults.toReversed().map((fault) => [fault.field, faultText(fault)])) as typeof errors;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const names = Object.keys(values) as Name[];
    const found = Object.fromEntries(names.map((name) => [name, rules?.[name]?.(values[name])]));
    setErrors(found as typeof errors);
    const bad = names.find((name) => found[name as string] !== undefined);
    if (bad !== undefined) return focus(bad);
    setBusy(true);
    try {
      await send(values);
      forget(values);
    } catch (error) {
      const faults = faultsOf(error).filter(({ field }) => field in values);
      if (faults.length > 0) {
        setErrors(errorsOf(faults));
        setBusy(false);
        return focus(faults[0]?.field as Name);
      }
      const blamed = blames[refusalKey(error) ?? ('' as RefusalKey)];
      const usual = refusalText(error);
      const text = words?.(error, usual) ?? usual;
      if (blamed === undefined) setRefusal(text);
      else setErrors({ [blamed]: text } as typeof errors);
      focus(blamed);
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
    /** What is wrong with each. */
    errors,
    /** What somebody else made of a field meanwhile; undefined: nothing. */
    meanwhile: (name: Name) =>
      name in typed && before[name] !== start[name] && typed[name] !== start[name] ? start[name] : undefined,
    /** For a field of text. */
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
