import type { SubmitEvent } from 'react';
import { confirmPasswordForm } from '#contract/forms/change-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { confirmPassword } from '#contract/operations/accounts/confirm-password.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { refusalMessage } from '#storefront/account/refusal-message.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { showToast } from '#web/toasts.ts';

interface PasswordFirstProps {
  /** By which password managers know whose it is; '' for an account of a number, which has no password. */
  email: string;
  /** What was refused without the password, to be done when it was shown. */
  refused: () => void;
  onClose: () => void;
  onSessionEnd: () => void;
}

/** Asks for the password before what was refused without it, and does that; an account of a number logs in again. */
export function PasswordFirst({ email, refused, onClose, onSessionEnd }: PasswordFirstProps) {
  const { call } = useShop();
  const t = useLabels(updateProfileLabels);
  const words = useLabels(sharedLabels);
  const { formRef, ties, check } = useFormCheck(confirmPasswordForm);
  const { busy, send } = useSending();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = { PresentPassword: formText(new FormData(event.currentTarget), 'PresentPassword') };
    if (!check(values)) return;
    void send(async () => {
      const reply = await call(confirmPassword, values);
      if (reply.data[0]?.ResponseMsg === serverAnswers.saved) {
        onClose();
        refused();
      } else if (reply.statusCode === 401) onSessionEnd();
      else showToast('error', { code: refusalMessage(reply) });
    });
  };
  return (
    <Dialog open onClose={onClose} title={t('passwordFirst')} closeLabel={words('close')}>
      {email === '' ? (
        <div className="form">
          <p>{t('loginFirstHint')}</p>
          <Button wide onClick={onSessionEnd}>
            {t('goOn')}
          </Button>
        </div>
      ) : (
        <form
          className="form"
          ref={formRef}
          method="dialog"
          noValidate
          aria-label={t('passwordFirst')}
          onSubmit={submit}
        >
          <p>{t('passwordFirstHint')}</p>
          <input type="email" name="Email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...ties('PresentPassword')}
            label={t('presentPassword')}
            autoComplete="current-password"
            maxLength={confirmPasswordForm.PresentPassword.max}
            words={{ show: words('showPassword'), hide: words('hidePassword') }}
          />
          <Button type="submit" wide busy={busy}>
            {t('goOn')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
