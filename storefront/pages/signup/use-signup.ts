import { useState, type SubmitEvent } from 'react';
import { unselectedPlace } from '#contract/constants.ts';
import { signupForm } from '#contract/forms/signup.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { useLogin } from '#storefront/account/use-login.ts';
import { failureMessage } from '#storefront/failure-message.ts';
import { formText } from '#storefront/forms/form-text.ts';
import { useFormCheck } from '#storefront/forms/use-form-check.ts';
import { goTo } from '#storefront/go-to.ts';
import { nextPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#storefront/state/common.ts';
import { showToastAfterLoad } from '#storefront/state/kept-toasts.ts';
import { showToast } from '#storefront/state/toasts.ts';
import { plainDigits } from '#ui/plain-digits.ts';

/** Makes the account, logs in and goes on; when that login fails, to the login page (specification §4). */
export function useSignup() {
  const { call, lang, links } = useShop();
  const login = useLogin();
  const [busy, setBusy] = useState(false);
  const { formRef, errorOf, check, forgive } = useFormCheck(signupForm);
  return { formRef, errorOf, forgive, busy, submit };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    if (busy || !check(values)) return;
    setBusy(true);
    try {
      const reply = await withLoading(call(signupUser, { ...values, languageCode: lang }));
      const answer = reply.data[0]?.ResponseMsg;
      if (answer === serverAnswers.saved) {
        await goOn(values);
        return;
      }
      showToast('error', refusal(answer, reply.statusCode));
    } catch {
      showToast('error', { code: failureMessage(null) });
    }
    setBusy(false);
  }

  async function goOn({ EmailAddress, Password }: ReturnType<typeof valuesOf>) {
    showToastAfterLoad('success', { code: 'signupSuccess' });
    const outcome = await login({ Email: EmailAddress, Password }).catch(() => 'incorrect');
    const next = nextPath(location.search, links);
    if (outcome === 'loggedIn') goTo(next ?? links.home());
    else goTo(`${links.login()}${location.search}`);
  }
}

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => formText(data, name).trim();
  const placeOf = (name: string) => Number(text(name)) || unselectedPlace;
  return {
    FirstName: text('FirstName'),
    LastName: text('LastName'),
    EmailAddress: text('EmailAddress'),
    Password: formText(data, 'Password'),
    CountryID: placeOf('CountryID'),
    StateProvinceId: placeOf('StateProvinceId'),
    CityId: placeOf('CityId'),
    PostalCode: plainDigits(text('PostalCode')),
    MobileNo: plainDigits(text('MobileNo')),
    AddressLineOne: text('AddressLineOne'),
  };
}

/** The server's sentence where it is one of ours, in the page's language; else why the call was refused. */
function refusal(answer: string | undefined, statusCode: number) {
  const known = (['emailExists', 'passwordTooCommon'] as const).find(
    (code) => answer === serverAnswers[code],
  );
  return { code: known ?? failureMessage(statusCode) };
}
