import type { SubmitEvent } from 'react';
import { resetEmailForm } from '#contract/forms/reset-password.ts';
import { resetPasswordLabels } from '#contract/labels/storefront/reset-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { useReturnPath } from '#storefront/account/use-return-path.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { serverSentence } from './server-sentence.ts';

/** Step one: the email address of the account. */
export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { call, chrome: layout, lang, links } = useShop();
  const t = useLabels(resetPasswordLabels);
  const shared = useLabels(sharedLabels);
  const login = useReturnPath(links.login());
  const { formProps, ties, check } = useFormCheck(resetEmailForm);
  const { busy, send } = useSubmit();
  return (
    <form className="panel form" {...formProps} aria-labelledby="reset-title" onSubmit={submit}>
      <div className="form-head">
        <h1 id="reset-title">{shared('titleResetPassword')}</h1>
        <p>{t('emailHint')}</p>
      </div>
      {layout.savesEmails ? (
        <Button wide href={links.contactUs()}>
          {shared('titleContactUs')}
        </Button>
      ) : (
        <>
          <Field
            {...ties('Email')}
            type="email"
            label={t('email')}
            autoComplete="username"
            maxLength={resetEmailForm.Email.max}
          />
          <Button type="submit" wide busy={busy}>
            {busy ? shared('sending') : t('sendOtp')}
          </Button>
        </>
      )}
      <p className="form-foot">
        <a href={login}>{t('backToLogin')}</a>
      </p>
    </form>
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const Email = formText(new FormData(event.currentTarget), 'Email').trim();
    if (!check({ Email })) return;
    void send(async () => {
      const reply = await call(validateEmailSendOtp, { Email, languageCode: lang });
      if (reply.statusCode === 200 && reply.message === serverAnswers.sent) {
        showToast('success', { code: 'otpSent' });
        onSent(Email);
      } else showToast('error', serverSentence(reply));
    });
  }
}
