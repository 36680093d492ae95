import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { useShop } from '../shop-context.tsx';
import { keepsLogins } from '#web/keeps-logins.ts';
import { withLoading } from '#web/loading.ts';
import { forgetUser, logIn } from '../state/user.ts';

export interface LoginValues {
  Email: string;
  Password: string;
}

/**
 * Logs in, and stores the user and the token. A failure clears the user and is rethrown (specification §4).
 */
export function useLogin(): (
  values: LoginValues,
) => Promise<'loggedIn' | 'incorrect' | 'busy' | 'cookiesOff'> {
  const { call, lang } = useShop();
  return async (values) => {
    if (!keepsLogins()) return 'cookiesOff';
    try {
      const reply = await withLoading(call(getUserLogin, { ...values, languageCode: lang }));
      if (reply.statusCode === 429 || reply.statusCode === 503) return 'busy';
      const [row] = reply.data;
      return row?.ResponseMsg === serverAnswers.loggedIn && logIn(row, reply.token)
        ? 'loggedIn'
        : 'incorrect';
    } catch (error) {
      forgetUser();
      throw error;
    }
  };
}
