import { useEffect, useState } from 'react';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { useLabels } from '#office/office-context.ts';
import { type Draft, keepDraft, keptDraft, namesIn, noDraft, withField } from './draft.ts';
import type { FieldName, Values } from '#office/products/product.ts';
import { isSame } from './values.ts';

interface FormStart {
  /** By which the browser keeps what was typed. */
  name: string;
  start: Values;
  version: number;
}

export type ProductForm = ReturnType<typeof useProductForm>;
/** The element that gets the focus when its field is wrong. */
export const fieldId = (name: string): string => `field-${name}`;

/** What was typed over a product, kept in the browser until it is saved, and what is wrong with it. */
export function useProductForm({ name: keptAs, start, version }: FormStart) {
  const t = useLabels(officeFormLabels);
  const [draft, setDraft] = useState<Draft>(() => keptDraft(keptAs));
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  /** Counts up when fields have to show again what is there. */
  const [round, setRound] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const values: Values = { ...start, ...draft.typed };
  const changed = namesIn(draft.typed).filter((field) => !isSame(draft.typed[field], start[field]));
  useEffect(() => keepDraft(keptAs, draft), [keptAs, draft]);
  const [sending, setSending] = useState<readonly FieldName[]>([]);
  const isSending = sending.length > 0;
  useLeaveGuard((changed.length > 0 || isSending) && !isLeaving, t('leave'));

  return {
    /** What is there without what was typed. */
    start,
    values,
    draft,
    setDraft,
    changed,
    problems,
    round,
    /** Files are on their way: until they are there nothing is saved. */
    isSending,
    setSending: (field: FieldName, isOn: boolean) =>
      setSending((all) => [...all.filter((each) => each !== field), ...(isOn ? [field] : [])]),
    set<Name extends FieldName>(field: Name, value: Values[Name]): void {
      setDraft((before) => withField(before, field, value, { values: start, version, now: Date.now() }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
    /** What was typed is no value yet, or the shop refuses it. */
    blame(found: Readonly<Record<string, string>>): void {
      setProblems((before) => ({ ...before, ...found }));
    },
    /** The first field with something wrong. */
    goToProblem(found: Readonly<Record<string, string>>): void {
      const [first] = Object.keys(found);
      if (first) document.getElementById(fieldId(first))?.focus();
    },
    clear(): void {
      setDraft(noDraft);
      setProblems({});
      setRound((before) => before + 1);
    },
    /** The page is left by us. */
    leave: () => setLeaving(true),
  };
}
