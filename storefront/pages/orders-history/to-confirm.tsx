import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { mailOrderConfirmation } from '#contract/operations/orders/mail-order-confirmation.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useMedium } from '#storefront/use-medium.ts';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { Icon } from '#ui/icon.tsx';

interface ToConfirmProps {
  OrderId: number;
  /** The deadline in ISO 8601. */
  until: string;
}

/**
 * Says that the order expires unless it is confirmed through the link in its email, and offers to resend the
 * email. While emails are only saved, customers contact the shop instead.
 */
export function ToConfirm({ OrderId, until }: ToConfirmProps) {
  const { call, links } = useShop();
  const { minute } = useDates();
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(sharedLabels);
  const { busy, send } = useSubmit();
  const medium = useMedium();
  return (
    <div className="o-confirm">
      <p className="note">
        <Icon name={medium === 'email' ? 'mail' : 'phone'} />
        <span>
          <Filled text={t('confirmUntil')} places={{ time: <Num>{minute(until)}</Num> }} />
        </span>
      </p>
      {medium === null ? (
        <Button kind="ghost" small href={links.contactUs()}>
          {words('titleContactUs')}
        </Button>
      ) : (
        <Button kind="ghost" small busy={busy} onClick={() => void send(mailAgain)}>
          {busy ? words('sending') : t('mailAgain')}
        </Button>
      )}
    </div>
  );

  async function mailAgain() {
    const { data, statusCode } = await call(mailOrderConfirmation, { OrderId });
    if (statusCode === 200) showToast('success', { code: 'confirmMailSent' });
    else showToast('error', { code: data[0]?.MessageCode ?? failureMessage(statusCode) });
  }
}
