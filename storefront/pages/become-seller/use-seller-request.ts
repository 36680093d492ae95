import type { SubmitEvent } from 'react';
import { becomeSellerForm } from '#contract/forms/become-seller.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { newcomerValues } from '#storefront/account/person-values.ts';
import { refusalMessage } from '#storefront/account/refusal-message.ts';
import type { Choosing } from '#storefront/account/use-places.ts';
import { failureMessage } from '#web/failure-message.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';

/**
 * Encrypts the password, then sends the request with the encrypted password (specification §7). Afterwards
 * clears the form.
 */
export function useSellerRequest(choosing: Choosing) {
  const { call, lang } = useShop();
  const { check, ...form } = useFormCheck(becomeSellerForm);
  const { busy, send } = useSubmit();
  return { ...form, busy, submit };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const data = new FormData(element);
    const person = newcomerValues(data, choosing);
    const Password = formText(data, 'Password');
    if (!check({ ...person, Password, ConfirmPassword: formText(data, 'ConfirmPassword') })) return;
    void send(async () => {
      const sealed = await call(passwordEncryption, { Password });
      if (!sealed.data.Password) {
        showToast('error', { code: failureMessage(sealed.statusCode) });
        return;
      }
      const reply = await call(createVendorRequest, {
        ...person,
        Password: sealed.data.Password,
        languageCode: lang,
      });
      if (reply.data[0]?.ResponseMsg !== serverAnswers.saved) {
        showToast('error', { code: refusalMessage(reply) });
        return;
      }
      showToast('success', { code: 'sellerRequestCreated' });
      element.reset();
      choosing.reset();
    });
  }
}
