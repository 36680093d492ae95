import { addedNumberLabels } from '#contract/labels/storefront/added-number.ts';
import { addPhoneNumber } from '#contract/operations/accounts/add-phone-number.ts';
import { removePhoneNumber } from '#contract/operations/accounts/remove-phone-number.ts';
import { forgetRequestedAddress } from '#storefront/account/requested-address.ts';
import { PhoneForm } from '#storefront/account/phone-form.tsx';
import { refusalMessage } from '#storefront/account/refusal-message.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { Reply } from '#web/call.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';

interface AddedNumberProps {
  /** The added number, or '' if there is none. */
  number: string;
  onNumber: (number: string) => void;
  onSessionEnd: () => void;
  /** Called if the password must be entered again first. `again` continues afterwards. */
  onPasswordNeeded: (again: () => void) => void;
  /** The element that takes the focus when the pressed button is removed. */
  summary: HTMLElement | null;
}

type Row = { PhoneNumber: string } | { ResponseMsg: string };

/**
 * Adds a phone number as a second login to an account created by email, confirmed by a code. Or removes that
 * number.
 */
export function AddedNumber({ number, onNumber, onSessionEnd, onPasswordNeeded, summary }: AddedNumberProps) {
  const { call } = useShop();
  const t = useLabels(addedNumberLabels);
  const { busy, send } = useSubmit();
  const titleId = 'added-number';
  return (
    <div className="form">
      <h2 className="vh" id={titleId}>
        {t('title')}
      </h2>
      {number === '' ? (
        <PhoneForm {...{ titleId, onCode: add }} hint={t('hint')} action={t('add')} />
      ) : (
        <>
          <p>
            <b>
              <Num>{number}</Num>
            </b>
          </p>
          <p>{t('added')}</p>
          <Button kind="ghost" busy={busy} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      )}
    </div>
  );

  async function add(PhoneNumber: string, Otp: string) {
    const again = () => void send(() => add(PhoneNumber, Otp));
    const reply = await call(addPhoneNumber, { PhoneNumber, Otp });
    if (settle(reply, again)) forgetRequestedAddress();
  }

  function remove() {
    void send(async () => void settle(await call(removePhoneNumber, {}), remove));
  }

  function settle(reply: Reply<Row[]>, again: () => void): boolean {
    const [row] = reply.data;
    if (reply.statusCode === 200 && row && 'PhoneNumber' in row) {
      showToast('success', { code: 'profileUpdated' });
      onNumber(row.PhoneNumber);
      summary?.focus();
      return true;
    }
    const code = refusalMessage(reply as Reply<{ ResponseMsg: string }[]>);
    if (reply.statusCode === 401 || reply.statusCode === 403) onSessionEnd();
    else if (code === 'passwordNeeded') onPasswordNeeded(again);
    else showToast('error', { code });
    return false;
  }
}
