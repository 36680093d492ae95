import { useEffect } from 'react';
import { resetPasswordForm } from '#contract/forms/reset-password.ts';
import { resetPasswordLabels } from '#contract/labels/storefront/reset-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useReset } from './use-reset.ts';

interface CodeFormProps {
  email: string;
  onOther: () => void;
}

/** Step two: the code from the email, and the new password twice. */
export function CodeForm({ email, onOther }: CodeFormProps) {
  const t = useLabels(resetPasswordLabels);
  const shared = useLabels(sharedLabels);
  const { formRef, formProps, ties, check } = useFormCheck(resetPasswordForm);
  const { busy, submit } = useReset(check);
  const { min, max } = resetPasswordForm.Password;
  // The focused button was removed.
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('[name=Otp]')?.focus(), [formRef]);
  const secret = {
    autoComplete: 'new-password',
    maxLength: max,
    texts: { show: shared('showPassword'), hide: shared('hidePassword') },
  } as const;
  return (
    <form className="panel form" {...formProps} aria-labelledby="reset-title" onSubmit={submit}>
      <h1 id="reset-title">{shared('titleResetPassword')}</h1>
      <Field
        {...ties('Email')}
        type="email"
        label={t('email')}
        autoComplete="username"
        value={email}
        readOnly
      />
      <Field
        {...ties('Otp')}
        label={t('otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={resetPasswordForm.Otp.max}
      />
      <PasswordField
        {...ties('Password')}
        {...secret}
        label={t('newPassword')}
        hint={`${t('passwordLimits', { min, max })} · ${shared('passwordHint')}`}
      />
      <PasswordField {...ties('ConfirmPassword')} {...secret} label={t('confirmPassword')} />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('saving') : t('changePassword')}
      </Button>
      <Button kind="quiet" onClick={onOther}>
        {t('otherEmail')}
      </Button>
    </form>
  );
}
