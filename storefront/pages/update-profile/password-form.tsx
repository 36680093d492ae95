import { type SubmitEvent, useEffect } from 'react';
import { changePasswordForm } from '#contract/forms/change-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { changePassword } from '#contract/operations/accounts/change-password.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { PresentPassword } from '#storefront/account/present-password.tsx';
import { refusalMessage } from '#storefront/account/refusal-message.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';

interface PasswordFormProps {
  /** The email address lets password managers identify the account. */
  email: string;
  onSessionEnd: () => void;
  onDone: () => void;
}

/** Changes the password, which requires the current one. */
export function PasswordForm({ email, onSessionEnd, onDone }: PasswordFormProps) {
  const { call } = useShop();
  const t = useLabels(updateProfileLabels);
  const shared = useLabels(sharedLabels);
  const { formRef, formProps, ties, check } = useFormCheck(changePasswordForm);
  const { busy, send } = useSubmit();
  const { min, max } = changePasswordForm.Password;
  // The pressed button was removed.
  useEffect(
    () => formRef.current?.querySelector<HTMLInputElement>('[name=PresentPassword]')?.focus(),
    [formRef],
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = {
      PresentPassword: formText(data, 'PresentPassword'),
      Password: formText(data, 'Password'),
      ConfirmPassword: formText(data, 'ConfirmPassword'),
    };
    if (!check(values)) return;
    void send(async () => {
      const reply = await call(changePassword, values);
      if (reply.data[0]?.ResponseMsg === serverAnswers.saved) {
        showToast('success', { code: 'passwordSet' });
        onDone();
      } else if (reply.statusCode === 401) onSessionEnd();
      else showToast('error', { code: refusalMessage(reply) });
    });
  };
  const shown = { show: shared('showPassword'), hide: shared('hidePassword') };
  return (
    <form className="form" {...formProps} aria-label={t('password')} onSubmit={submit}>
      <PresentPassword {...ties('PresentPassword')} email={email} />
      <PasswordField
        {...ties('Password')}
        label={t('newPassword')}
        hint={`${t('passwordLimits', { min, max })} · ${shared('passwordHint')}`}
        autoComplete="new-password"
        maxLength={max}
        texts={shown}
      />
      <PasswordField
        {...ties('ConfirmPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        maxLength={max}
        texts={shown}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('saving') : t('password')}
      </Button>
    </form>
  );
}
