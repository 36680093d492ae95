import { useEffect, useEffectEvent, useState } from 'react';
import { getEmailState } from '#contract/operations/accounts/get-email-state.ts';
import { sendEmailConfirmation } from '#contract/operations/accounts/send-email-confirmation.ts';
import { refusalMessage } from '#storefront/account/refusal-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';

/**
 * Returns whether the customer's email address is confirmed, and the added phone number ('' for none). Null
 * until loaded. `send` resends the link. `email` is '' if the customer has none.
 */
export function useEmailState(email: string) {
  const { call } = useShop();
  const { busy, send } = useSubmit();
  const [isConfirmed, setConfirmed] = useState<boolean | null>(null);
  const [number, setNumber] = useState<string | null>(null);
  const load = useEffectEvent(async () => {
    // The result is optional; the list of sessions reports a failure.
    const reply = await call(getEmailState, {}).catch(() => null);
    setConfirmed(reply?.data[0]?.IsConfirmed ?? null);
    setNumber(reply?.data[0]?.PhoneNumber ?? null);
  });
  useEffect(() => {
    const first = async () => load();
    if (email !== '') void first();
  }, [email]);
  return {
    isConfirmed,
    number,
    setNumber,
    busy,
    send: () =>
      void send(async () => {
        const reply = await call(sendEmailConfirmation, {});
        if (reply.statusCode === 200) showToast('success', { code: 'confirmationSent' });
        else showToast('error', { code: refusalMessage(reply) });
      }),
  };
}
