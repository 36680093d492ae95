import { useEffect, useState, type SubmitEvent } from 'react';
import { cambodianNumber } from '#contract/forms/e164.ts';
import { phoneCodeForm, phoneNumberForm } from '#contract/forms/phone-login.ts';
import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { plainDigits } from '#contract/languages.ts';
import { loginByPhone } from '#contract/operations/accounts/login-by-phone.ts';
import { sendPhoneCode } from '#contract/operations/accounts/send-phone-code.ts';
import { failureMessage } from '#web/failure-message.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { goTo } from '#web/go-to.ts';
import { showToastAfterLoad } from '#web/kept-toasts.ts';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { nextPath } from '../next-path.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { logIn } from '../state/user.ts';
import { forgetAskedAddress } from './asked-address.ts';
import { setAskedAddress, useAskedAddress } from './use-asked-address.ts';

/** The number, then the code that was sent to it; afterwards home, or where the shopper came from. */
export function PhoneForm({ titleId }: { titleId: string }) {
  const sentTo = useAskedAddress();
  const [before, setBefore] = useState('');
  const onOther = () => {
    setBefore(sentTo ?? '');
    setAskedAddress(null);
  };
  return sentTo?.startsWith('+') ? (
    <CodeStep {...{ titleId, number: sentTo, onOther }} />
  ) : (
    <NumberStep {...{ titleId, number: before, onSent: setAskedAddress }} />
  );
}

interface NumberStepProps {
  titleId: string;
  /** As it was typed before. */
  number: string;
  onSent: (number: string) => void;
}

function NumberStep({ titleId, number, onSent }: NumberStepProps) {
  const { call, lang } = useShop();
  const t = useLabels(phoneLoginLabels);
  const words = useLabels(sharedLabels);
  const { formRef, ties, check } = useFormCheck(phoneNumberForm);
  const { busy, send } = useSending();
  const hint = (
    <>
      {t('example')} <Num>012 345 678</Num>
    </>
  );
  return (
    <form
      className="form"
      ref={formRef}
      method="dialog"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
    >
      <p>{t('hint')}</p>
      <Field
        {...ties('PhoneNumber')}
        type="tel"
        label={t('phone')}
        hint={hint}
        autoComplete="tel"
        maxLength={30}
        defaultValue={number}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? words('sending') : t('sendCode')}
      </Button>
    </form>
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(new FormData(event.currentTarget), 'PhoneNumber').trim();
    // One that is none of Cambodia is no number.
    const PhoneNumber = typed && (cambodianNumber(typed) ?? '?');
    if (!check({ PhoneNumber })) return;
    void send(async () => {
      const reply = await call(sendPhoneCode, { PhoneNumber, languageCode: lang });
      if (reply.statusCode === 200) onSent(PhoneNumber);
      else showToast('error', { code: failureMessage(reply.statusCode) });
    });
  }
}

interface CodeStepProps {
  titleId: string;
  number: string;
  onOther: () => void;
}

function CodeStep({ titleId, number, onOther }: CodeStepProps) {
  const { call, lang, links } = useShop();
  const t = useLabels(phoneLoginLabels);
  const words = useLabels(sharedLabels);
  const { formRef, ties, check } = useFormCheck(phoneCodeForm);
  const { busy, send } = useSending();
  // The button that had the focus is gone.
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('[name=Otp]')?.focus(), [formRef]);
  return (
    <form
      className="form"
      ref={formRef}
      method="dialog"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
    >
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
        {busy ? words('sending') : t('logIn')}
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
    void send(async () => {
      const reply = await call(loginByPhone, { PhoneNumber: number, Otp, languageCode: lang });
      const [row] = reply.data;
      if (reply.statusCode !== 200 || !row || !logIn(row, reply.token)) {
        const code = reply.statusCode === 400 ? 'otpInvalid' : failureMessage(reply.statusCode);
        showToast('error', { code });
        return;
      }
      forgetAskedAddress();
      showToastAfterLoad('success', { code: row.IsNew ? 'signupSuccess' : 'loginSuccess' });
      goTo(nextPath(location.search, links) ?? links.home());
    });
  }
}
