import { useRef, useState, type RefObject } from 'react';
import { checkForm, type Form, type FormProblem } from '#contract/forms/field-rules.ts';
import { problemText } from '#contract/forms/problem-text.ts';
import { useApp } from '../app-context.tsx';
import { shownText } from '../labels.ts';
import { useAnnouncedErrors } from '../use-announced-errors.ts';

interface FormCheck<Field extends string> {
  /** The ref of the `<form noValidate>`, whose fields have their API names as `name`. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The props of a form that the script sends; `formRef` is among them. */
  formProps: { ref: RefObject<HTMLFormElement | null>; method: 'dialog'; noValidate: true };
  /** Returns the error to show at a field, if the field is invalid. */
  errorOf: (field: Field) => string | undefined;
  /** Returns the props a field needs: its name, its error, and a handler that clears the error on typing. */
  ties: (field: Field) => { name: Field; error: string | undefined; onChange: () => void };
  /**
   * Returns true if the values may be sent. Otherwise shows every error and focuses the first invalid field.
   * `rules` is for rules that depend on the values.
   */
  check: (values: Readonly<Partial<Record<Field, unknown>>>, rules?: Form<Field>) => boolean;
  /** Clears the error of a field, or of all, because the shopper is editing it or the form was sent. */
  forgive: (field?: Field) => void;
}

/**
 * Applies the shared validator to a form: each error shows an error toast and appears at its field (specification §5).
 */
export function useFormCheck<Field extends string>(form: Form<Field>): FormCheck<Field> {
  const { labels } = useApp();
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly FormProblem<Field>[]>([]);
  const announced = useAnnouncedErrors<Field>();
  const textOf = (problem: FormProblem<Field>) =>
    problemText(problem, (set, key, values) => shownText(labels, set, key, values));

  const errorOf = (field: Field) => {
    const problem = problems.find((each) => each.field === field);
    return problem && textOf(problem);
  };
  const forgive = (field?: Field) => {
    setProblems((current) => current.filter((each) => field !== undefined && each.field !== field));
    announced.end(field);
  };

  return {
    formRef,
    formProps: { ref: formRef, method: 'dialog', noValidate: true },
    errorOf,
    ties: (field) => ({ name: field, error: errorOf(field), onChange: () => forgive(field) }),
    check: (values, rules = form) => {
      const found = asShown(checkForm(rules, values), formRef.current);
      setProblems(found);
      announced.say(found.map((problem) => [problem.field, textOf(problem)]));
      focusField(formRef.current, found[0]?.field);
      return found.length === 0;
    },
    forgive,
  };
}

/**
 * Sorts the fields as they are shown, so that the first error is the one at the top: in Khmer forms the
 * family name comes first.
 */
function asShown<Field extends string>(
  problems: readonly FormProblem<Field>[],
  form: HTMLFormElement | null,
): readonly FormProblem<Field>[] {
  const [first, last] = ['FirstName', 'LastName'].map((name) => form?.elements.namedItem(name));
  if (!(first instanceof Node && last instanceof Node)) return problems;
  if (!(last.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)) return problems;
  const isFirst = ({ field }: FormProblem<Field>) => Number(field === 'LastName');
  return problems.toSorted((one, other) => isFirst(other) - isFirst(one));
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
