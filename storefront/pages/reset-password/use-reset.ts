import type { SubmitEvent } from 'react';
import type { resetPasswordForm } from '#contract/forms/reset-password.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { forgetRequestedAddress } from '#storefront/account/requested-address.ts';
import { useReturnPath } from '#storefront/account/use-return-path.ts';
import { formText } from '#web/forms/form-text.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { navigate } from '#web/navigate.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { showToast } from '#web/toasts.ts';
import { forgetUser } from '#storefront/state/user.ts';
import { plainDigits } from '#contract/languages.ts';
import { serverSentence } from './server-sentence.ts';

type Values = Record<keyof typeof resetPasswordForm, string>;

/**
 * Sets the new password, then opens login, because this ends all sessions of the customer (specification §4).
 */
export function useReset(check: (values: Values) => boolean) {
  const { call, links } = useShop();
  const login = useReturnPath(links.login());
  const { busy, send } = useSubmit();
  return { busy, submit };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values: Values = {
      Email: formText(data, 'Email'),
      Otp: plainDigits(formText(data, 'Otp').trim()),
      Password: formText(data, 'Password'),
      ConfirmPassword: formText(data, 'ConfirmPassword'),
    };
    if (!check(values)) return;
    void send(async () => {
      const reply = await call(validateOtpChangePassword, values);
      if (reply.statusCode === 200 && reply.message === serverAnswers.passwordReset) {
        forgetUser();
        forgetRequestedAddress();
        showToastAfterLoad('success', { code: 'passwordChanged' });
        navigate(login);
      } else showToast('error', serverSentence(reply));
    });
  }
}
