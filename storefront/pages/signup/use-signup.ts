import { useRef, useState, type SubmitEvent } from 'react';
import { signupForm } from '#contract/forms/signup.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { newcomerValues } from '#storefront/account/person-values.ts';
import { refusalMessage } from '#storefront/account/refusal-message.ts';
import { useLogin, type LoginValues } from '#storefront/account/use-login.ts';
import type { Choosing } from '#storefront/account/use-places.ts';
import { failureMessage } from '#web/failure-message.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { navigate } from '#web/navigate.ts';
import { nextPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { keepsLogins } from '#web/keeps-logins.ts';
import { withLoading } from '#web/loading.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { showToast } from '#web/toasts.ts';

/**
 * Creates the account, logs in and continues. If the login fails, opens the login page (specification §4). If
 * the account exists, an earlier response may have been lost, so it logs in if the password matches.
 * @param onLoggedIn called before the next page opens
 */
export function useSignup(choosing: Choosing, onLoggedIn?: () => void) {
  const { call, lang, links } = useShop();
  const login = useLogin();
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<LoginValues | null>(null);
  const { check, ...form } = useFormCheck(signupForm);
  return { ...form, busy, submit };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = { ...newcomerValues(data, choosing), Password: formText(data, 'Password') };
    if (busy || !check(values)) return;
    if (!keepsLogins()) {
      showToast('error', { code: 'cookiesOff' });
      return;
    }
    const account = { Email: values.EmailAddress, Password: values.Password };
    setBusy(true);
    try {
      const reply = await withLoading(call(signupUser, { ...values, languageCode: lang }));
      if (reply.data[0]?.ResponseMsg === serverAnswers.saved) {
        await goOn(account);
        return;
      }
      const code = refusalMessage(reply);
      if (code === 'emailExists' && isUnanswered(account) && (await login(account)) === 'loggedIn') {
        showToastAfterLoad('success', { code: 'loginSuccess' });
        onLoggedIn?.();
        navigate(nextPath(location.search, links) ?? links.home());
        return;
      }
      showToast('error', { code });
    } catch {
      unanswered.current = account;
      showToast('error', { code: failureMessage(null) });
    }
    setBusy(false);
  }

  function isUnanswered({ Email, Password }: LoginValues): boolean {
    return unanswered.current?.Email === Email && unanswered.current.Password === Password;
  }

  async function goOn(values: LoginValues) {
    showToastAfterLoad('success', { code: 'signupSuccess' });
    const outcome = await login(values).catch(() => 'incorrect');
    const next = nextPath(location.search, links);
    if (outcome === 'loggedIn') {
      onLoggedIn?.();
      navigate(next ?? links.home());
    } else navigate(`${links.login()}${location.search}`);
  }
}
