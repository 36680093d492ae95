import { useRef, useState, type SubmitEvent } from 'react';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import type { FieldFault } from '#contract/operations/office/records/record-types.ts';
import { faultsOf, useFaultText } from '../data/faults.ts';
import { type RefusalKey, refusalKey, useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const noFaults: ReadonlyMap<string, string> = new Map();
const placeOf = ({ field, at }: FieldFault): string => (at === undefined ? field : `${field}.${at}`);

/** Says what is wrong with a value; undefined: nothing. */
export type Rule<Value> = (value: Value) => string | undefined;

interface FormOptions<Values extends object> {
  /** What is there now; a field nobody has touched follows it. */
  start: Values;
  /** What was typed before and is kept elsewhere. */
  draft?: Partial<Values>;
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
  const { start, draft = {}, rules, blames = {}, words, send, isLight = false } = options;
  type Name = keyof Values;
  const t = useLabels(officeFormLabels);
  const refusalText = useRefusalText();
  const faultText = useFaultText();
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Values>>(draft);
  /** As it was when the field was touched first. */
  const [before, setBefore] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<{ [Each in Name]?: string | undefined }>({});
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(noFaults);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const values: Values = { ...start, ...typed };
  const isChanged = (Object.keys(typed) as Name[]).some((name) => typed[name] !== start[name]);
  useLeaveGuard(isChanged && !isLight && !busy, t('leave'));

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
    setFaults(noFaults);
    setRefusal(null);
  };
  /** Of what is saved nothing is typed any more, but for what was typed meanwhile. */
  const forget = (saved: Values) => {
    const isNewer = ([name, value]: [string, unknown]) => value !== saved[name as Name];
    setTyped((current) => Object.fromEntries(Object.entries(current).filter(isNewer)) as Partial<Values>);
    setBefore(saved);
    setErrors({});
    setFaults(noFaults);
    setRefusal(null);
  };
  /** The part that is drawn of it: that of the longest name. */
  const focusOn = (fault: FieldFault | undefined) => {
    const parts = fault ? placeOf(fault).split('.') : [];
    const names = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
    focus(names.find((name) => formRef.current?.elements.namedItem(name)) as Name | undefined);
  };
  const focus = (name: Name | undefined) => {
    const field = name === undefined ? null : formRef.current?.elements.namedItem(String(name));
    if (field instanceof HTMLElement) field.focus();
  };

  /** Of several faults of a field the first is said; `faults` has them by where in the field they are: `story.title`. */
  const show = (refused: readonly FieldFault[]) => {
    const said = refused.toReversed().map((fault) => ({ fault, text: faultText(fault) }));
    setErrors(Object.fromEntries(said.map(({ fault, text }) => [fault.field, text])) as typeof errors);
    setFaults(new Map(said.map(({ fault, text }) => [placeOf(fault), text])));
  };

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const names = Object.keys(values) as Name[];
    const found = Object.fromEntries(names.map((name) => [name, rules?.[name]?.(values[name])]));
    setErrors(found as typeof errors);
    setFaults(noFaults);
    const bad = names.find((name) => found[name as string] !== undefined);
    if (bad !== undefined) return focus(bad);
    setBusy(true);
    try {
      await send(values);
      forget(values);
    } catch (error) {
      const refused = faultsOf(error).filter(({ field }) => field in values);
      if (refused.length > 0) {
        show(refused);
        setBusy(false);
        return focusOn(refused[0]);
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
    /** The same by where in a field it is, as the server refused it. */
    faults,
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
