import type { SubmitEvent } from 'react';
import type { Form } from '#contract/forms/field-rules.ts';
import type { MessageCode } from '#contract/messages.ts';
import { showToast } from '../toasts.ts';
import { formText } from './form-text.ts';
import { outcomeOf, type SavedReply } from './sent.ts';
import { useFormCheck } from './use-form-check.ts';
import { useSubmit } from './use-submit.ts';

interface Saving<Field extends string> {
  call: (values: Record<Field, string>) => Promise<SavedReply>;
  /** The messages shown after the call. */
  sent: MessageCode;
  failed: MessageCode;
}

/**
 * State of a text form whose call answers 'Saved Successfully': validates and sends the texts, shows the
 * outcome, and clears the form after success (specification §4, §5).
 */
export function useSavingForm<Field extends string>(form: Form<Field>, { call, ...labels }: Saving<Field>) {
  const { formRef, formProps, ties, check } = useFormCheck(form);
  const { busy, send } = useSubmit();
  return {
    formRef,
    formProps,
    ties: (name: Field) => ({ ...ties(name), maxLength: form[name].max }),
    busy,
    submit,
  };

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const values = textsOf(element, form);
    if (busy || !check(values)) return;
    void send(async () => {
      const reply = await call(values).catch(() => null);
      const { kind, code } = outcomeOf(reply, labels);
      if (kind === 'success') element.reset();
      showToast(kind, { code });
    });
  }
}

function textsOf<Field extends string>(element: HTMLFormElement, form: Form<Field>): Record<Field, string> {
  const data = new FormData(element);
  return Object.fromEntries(Object.keys(form).map((name) => [name, formText(data, name).trim()])) as Record<
    Field,
    string
  >;
}
