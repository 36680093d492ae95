import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { loginByPhone } from '#contract/operations/accounts/login-by-phone.ts';
import { failureMessage } from '#web/failure-message.ts';
import { keepsLogins } from '#web/keeps-logins.ts';
import { showToast } from '#web/toasts.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { logIn } from '../state/user.ts';
import { afterLogin } from './after-login.ts';
import { forgetRequestedAddress } from './requested-address.ts';
import { PhoneForm } from './phone-form.tsx';

/** Logs in or signs up by phone number. Then opens the home page, or the previous page. */
export function PhoneLogin({ titleId }: { titleId: string }) {
  const { call, lang, links } = useShop();
  const t = useLabels(phoneLoginLabels);
  return <PhoneForm {...{ titleId, onCode }} hint={t('hint')} action={t('logIn')} />;

  async function onCode(PhoneNumber: string, Otp: string) {
    if (!keepsLogins()) {
      showToast('error', { code: 'cookiesOff' });
      return;
    }
    const reply = await call(loginByPhone, { PhoneNumber, Otp, languageCode: lang });
    const [row] = reply.data;
    if (reply.statusCode !== 200 || !row || !logIn(row, reply.token)) {
      const code = reply.statusCode === 400 ? 'otpInvalid' : failureMessage(reply.statusCode);
      showToast('error', { code });
      return;
    }
    forgetRequestedAddress();
    afterLogin(row.IsNew ? 'signupSuccess' : 'loginSuccess', links);
  }
}
