import { useState, type SubmitEvent } from 'react';
import { sampleRequestForm } from '#contract/forms/sample-request.ts';
import { messages } from '#contract/messages.ts';
import { createSampleRequest } from '#contract/operations/samples/create-sample-request.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { failureMessage } from '#web/failure-message.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { readWishlist } from '#storefront/state/wishlist.ts';
import { today } from '#storefront/today.ts';

/**
 * The fields when the phone number is required, because there is no email address. The call has the same
 * rule.
 */
const phoneNeeded = {
  ...sampleRequestForm,
  PhoneNumber: { ...sampleRequestForm.PhoneNumber, required: true },
};

/** Validates the form, sends it with the stored wish list, and reports the request number. */
export function useSampleRequest(onSent: (number: string) => void) {
  const { call, chrome: layout, lang } = useShop();
  const message = useLabels(messages);
  const { check, formProps, ties } = useFormCheck(sampleRequestForm);
  const { busy, send } = useSubmit();
  const [isBadDate, setBadDate] = useState(false);
  return {
    formProps,
    ties,
    busy,
    submit,
    dateError: isBadDate ? message('chooseDay') : undefined,
    forgiveDate: () => setBadDate(false),
  };

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => formText(data, name).trim();
    const values = {
      FullName: text('FullName'),
      PhoneNumber: text('PhoneNumber'),
      Email: text('Email'),
      Note: text('Note'),
    };
    const isSound = check(values, values.Email === '' ? phoneNeeded : sampleRequestForm);
    if (!isGoodDate(form, isSound) || !isSound) return;
    void send(async () => {
      const { data: answer, statusCode } = await call(createSampleRequest, {
        ...values,
        WantedDate: text('WantedDate'),
        Items: readWishlist(),
        languageCode: lang,
      });
      const [row] = answer;
      if (row?.ResponseMsg === serverAnswers.saved && row.RequestNumber) onSent(row.RequestNumber);
      else {
        const isGone = row?.MessageCode === 'itemsGone';
        showToast('error', { code: isGone ? 'wishesGone' : failureMessage(statusCode) });
      }
    });
  }

  /**
   * Returns whether the date is complete and not past. An error is shown at the field, and focused if it is
   * the only one.
   */
  function isGoodDate(form: HTMLFormElement, alone: boolean): boolean {
    const field = form.elements.namedItem('WantedDate');
    if (!(field instanceof HTMLInputElement)) return true;
    field.min = today(layout);
    const isBad = !field.validity.valid;
    setBadDate(isBad);
    if (isBad) showToast('error', { code: 'chooseDay' });
    if (isBad && alone) field.focus();
    return !isBad;
  }
}
