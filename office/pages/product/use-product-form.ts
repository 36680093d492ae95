import { useEffect, useState } from 'react';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { type Draft, saveDraft, storedDraft, namesIn, noDraft, withField } from './draft.ts';
import type { FieldName, Values } from '#office/products/product.ts';
import { fieldId } from '#office/products/field-editing.ts';
import { isSame } from './values.ts';

interface FormStart {
  /** The storage key of the draft. */
  name: string;
  start: Values;
  version: number;
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** Unsaved product input, stored in the browser until saved, with its validation errors. */
export function useProductForm({ name: storedAs, start, version }: FormStart) {
  const [draft, setDraft] = useState<Draft>(() => storedDraft(storedAs));
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  /** A counter that increases when fields must show the stored values again. */
  const [round, setRound] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const values: Values = { ...start, ...draft.typed };
  const changed = namesIn(draft.typed).filter((field) => !isSame(draft.typed[field], start[field]));
  useEffect(() => saveDraft(storedAs, draft), [storedAs, draft]);
  const [sending, setSending] = useState<readonly FieldName[]>([]);
  const isSending = sending.length > 0;
  useLeaveGuard((changed.length > 0 || isSending) && !isLeaving);

  return {
    /** The stored values without unsaved input. */
    start,
    values,
    draft,
    setDraft,
    changed,
    problems,
    round,
    /** Whether files are uploading; saving waits for them. */
    isSending,
    setSending: (field: FieldName, isOn: boolean) =>
      setSending((all) => [...all.filter((each) => each !== field), ...(isOn ? [field] : [])]),
    set<Name extends FieldName>(field: Name, value: Values[Name]): void {
      setDraft((before) => withField(before, field, value, { values: start, version, now: Date.now() }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
    /** Records errors: incomplete input, or values that the shop rejected. */
    blame(found: Readonly<Record<string, string>>): void {
      setProblems((before) => ({ ...before, ...found }));
    },
    /** Focuses the first field with an error. */
    goToProblem(found: Readonly<Record<string, string>>): void {
      const [first] = Object.keys(found);
      if (first) document.getElementById(fieldId(first))?.focus();
    },
    clear(): void {
      setDraft(noDraft);
      setProblems({});
      setRound((before) => before + 1);
    },
    /** Called when the form itself navigates away. */
    leave: () => setLeaving(true),
  };
}
