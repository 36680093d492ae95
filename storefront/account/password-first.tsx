import type { SubmitEvent } from 'react';
import { confirmPasswordForm } from '#contract/forms/change-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { confirmPassword } from '#contract/operations/accounts/confirm-password.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { refusalMessage } from './refusal-message.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';
import { PresentPassword } from './present-password.tsx';

interface PasswordFirstProps {
  /** The email address lets password managers identify the account. */
  email: string;
  /** The refused action, to be repeated once the password is verified. */
  refused: () => void;
  onClose: () => void;
  onSessionEnd: () => void;
}

/** Asks for the password that an action requires, then repeats the action. */
export function PasswordFirst({ email, refused, onClose, onSessionEnd }: PasswordFirstProps) {
  const { call } = useShop();
  const t = useLabels(updateProfileLabels);
  const shared = useLabels(sharedLabels);
  const { formProps, ties, check } = useFormCheck(confirmPasswordForm);
  const { busy, send } = useSubmit();
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
    <Dialog open onClose={onClose} title={t('passwordFirst')} closeLabel={shared('close')}>
      <form className="form" {...formProps} aria-label={t('passwordFirst')} onSubmit={submit}>
        <p>{t('passwordFirstHint')}</p>
        <PresentPassword {...ties('PresentPassword')} email={email} />
        <Button type="submit" wide busy={busy}>
          {t('goOn')}
        </Button>
      </form>
    </Dialog>
  );
}
