import { useEffect, useState, type SubmitEvent } from 'react';
import { cambodianNumber } from '#contract/forms/e164.ts';
import { phoneCodeForm, phoneNumberForm } from '#contract/forms/phone-login.ts';
import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { plainDigits } from '#contract/languages.ts';
import { sendPhoneCode } from '#contract/operations/accounts/send-phone-code.ts';
import { failureMessage } from '#web/failure-message.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { keepsLogins } from '#web/keeps-logins.ts';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { setRequestedAddress, useRequestedAddress } from './use-requested-address.ts';

interface PhoneFormProps {
  /** Id of the form's heading. */
  titleId: string;
  /** The purpose of the number. */
  hint: string;
  /** Label of the button next to the code. */
  action: string;
  onCode: (number: string, code: string) => Promise<void>;
}

/** A form that asks for the phone number, then for the code sent to it. */
export function PhoneForm({ titleId, hint, action, onCode }: PhoneFormProps) {
  const sentTo = useRequestedAddress();
  const [before, setBefore] = useState('');
  const onOther = () => {
    setBefore(sentTo ?? '');
    setRequestedAddress(null);
  };
  return sentTo?.startsWith('+') ? (
    <CodeStep {...{ titleId, action, number: sentTo, onOther, onCode }} />
  ) : (
    <NumberStep {...{ titleId, hint, number: before, onSent: setRequestedAddress }} />
  );
}

interface NumberStepProps extends Pick<PhoneFormProps, 'titleId' | 'hint'> {
  /** The phone number entered earlier. */
  number: string;
  onSent: (number: string) => void;
}

function NumberStep({ titleId, hint, number, onSent }: NumberStepProps) {
  const { call, lang } = useShop();
  const t = useLabels(phoneLoginLabels);
  const shared = useLabels(sharedLabels);
  const { formProps, ties, check } = useFormCheck(phoneNumberForm);
  const { busy, send } = useSubmit();
  const example = (
    <>
      {t('example')} <Num>012 345 678</Num>
    </>
  );
  return (
    <form className="form" {...formProps} aria-labelledby={titleId} onSubmit={submit}>
      <p>{hint}</p>
      <Field
        {...ties('PhoneNumber')}
        type="tel"
        label={t('phone')}
        hint={example}
        autoComplete="tel"
        maxLength={30}
        defaultValue={number}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('sending') : t('sendCode')}
      </Button>
    </form>
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(new FormData(event.currentTarget), 'PhoneNumber').trim();
    // Only phone numbers of Cambodia are accepted.
    const PhoneNumber = typed && (cambodianNumber(typed) ?? '?');
    if (!check({ PhoneNumber })) return;
    // If the browser can't store a login, no code is used up.
    if (!keepsLogins()) {
      showToast('error', { code: 'cookiesOff' });
      return;
    }
    void send(async () => {
      const reply = await call(sendPhoneCode, { PhoneNumber, languageCode: lang });
      if (reply.statusCode === 200) onSent(PhoneNumber);
      else showToast('error', { code: failureMessage(reply.statusCode) });
    });
  }
}

interface CodeStepProps extends Pick<PhoneFormProps, 'titleId' | 'action' | 'onCode'> {
  number: string;
  onOther: () => void;
}

function CodeStep({ titleId, action, number, onOther, onCode }: CodeStepProps) {
  const t = useLabels(phoneLoginLabels);
  const shared = useLabels(sharedLabels);
  const { formRef, formProps, ties, check } = useFormCheck(phoneCodeForm);
  const { busy, send } = useSubmit();
  // The focused button was removed, so move the focus.
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('[name=Otp]')?.focus(), [formRef]);
  return (
    <form className="form" {...formProps} aria-labelledby={titleId} onSubmit={submit}>
      <Field
        {...ties('Otp')}
        label={t('code')}
        hint={t('sentTo', { number })}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={phoneCodeForm.Otp.max}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('sending') : action}
      </Button>
      <Button kind="quiet" onClick={onOther}>
        {t('otherNumber')}
      </Button>
    </form>
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const Otp = plainDigits(formText(new FormData(event.currentTarget), 'Otp').trim());
    if (!check({ Otp })) return;
    void send(() => onCode(number, Otp));
  }
}
