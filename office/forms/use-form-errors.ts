import { useRef, useState } from 'react';
import type { FieldError } from '#contract/operations/office/records/record-types.ts';

const noFaults: ReadonlyMap<string, string> = new Map();
const placeOf = ({ field, at }: FieldError): string => (at === undefined ? field : `${field}.${at}`);

/** Errors by field. A part of a field, such as one language, is `names.en`. */
export type Errors = Partial<Record<string, string>>;

/** Returns the id of the element that gets the focus when its field has an error, where its name isn't enough. */
export const fieldId = (name: string): string => `field-${name}`;

const isOf = (name: string) => (place: string) => place === name || place.startsWith(`${name}.`);
const without = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([place]) => !isOf(name)(place)));

/** The errors at a form's fields, and the focus on the first of them. */
export function useFormErrors(errorText: (error: FieldError) => string) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** Errors of texts that can't become a value. They block saving. */
  const [unreadable, setUnreadable] = useState<Errors>({});
  const [faults, setFaults] = useState(noFaults);

  const elementOf = (name: string) => {
    const field = formRef.current?.elements.namedItem(name) ?? document.getElementById(fieldId(name));
    return field instanceof HTMLElement ? field : undefined;
  };
  /** Focuses the first shown error's field. Rich text, for example, isn't an element of the form. */
  const focusFirstShown = () => {
    const form = formRef.current;
    const error = form?.querySelector('.error[id]');
    if (!form || !error) return;
    form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(error.id)}"]`)?.focus();
    error.scrollIntoView({ block: 'center' });
  };
  return {
    formRef,
    errors: { ...errors, ...unreadable },
    faults,
    unreadable,
    /** Shows errors instead of the earlier ones. */
    show: (found: Errors) => {
      setErrors(found);
      setFaults(noFaults);
    },
    /**
     * Shows the first of several refused values per field. `faults` has all of them by position within the field,
     * e.g. `story.title`.
     */
    showRefused: (refused: readonly FieldError[]) => {
      const announced = refused.toReversed().map((error) => ({ error, text: errorText(error) }));
      setErrors(Object.fromEntries(announced.map(({ error, text }) => [error.field, text])));
      setFaults(new Map(announced.map(({ error, text }) => [placeOf(error), text])));
    },
    /** Reports texts that can't become a value. */
    blame: (found: Readonly<Record<string, string>>) => setUnreadable((before) => ({ ...before, ...found })),
    forget: (name: string) => {
      setErrors((before) => without(before, name));
      setUnreadable((before) => without(before, name));
      setFaults((before) => new Map([...before].filter(([place]) => !isOf(name)(place))));
    },
    clear: () => {
      setErrors({});
      setUnreadable({});
      setFaults(noFaults);
    },
    focus: (name: string) => elementOf(name)?.focus(),
    /** Focuses the rendered element with the most specific matching name, unless another one shows the error. */
    focusOn: (error: FieldError) => {
      const parts = placeOf(error).split('.');
      const names = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
      names.map(elementOf).find(Boolean)?.focus();
      if (document.activeElement?.ariaInvalid !== 'true') focusFirstShown();
    },
    /** The button may be far below the refusal. */
    showRefusal: () =>
      formRef.current?.querySelector('.note[role="alert"]')?.scrollIntoView({ block: 'center' }),
  };
}
