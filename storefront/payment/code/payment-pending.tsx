import { useState } from 'react';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { endIn } from './use-countdown.ts';

/** The payment's last known status; `lost` if the shop could not be reached. */
export type Status = 'waiting' | 'asking' | 'notYet' | 'lost';

/**
 * Says that the phone is offline and what to do. It is above the code, which stays visible, because the payer
 * may be online on another device. It is rendered hidden beforehand, because its icon can't load offline.
 */
export function NoLine({ hasLine }: { hasLine: boolean }) {
  const t = useLabels(checkoutCodeLabels);
  return (
    <p className="pay-code-off" role="alert" hidden={hasLine}>
      <Icon name="wifi-off" />
      <span>
        <b>{t('noLine')}</b> <span>{t('noLineStay')}</span>
      </span>
    </p>
  );
}

const messageOnceEnded = { waiting: 'endedPaid', notYet: 'notYetEnded', lost: 'lost' } as const;

interface PaymentPendingProps {
  hasLine: boolean;
  /** Whether the code has expired. */
  hasEnded: boolean;
  /** How many minutes after its expiry a code is still polled. */
  lateMinutes: number | undefined;
  status: Status;
}

/** Shows the status of the payment. */
export function PaymentPending({ hasLine, hasEnded, lateMinutes, status }: PaymentPendingProps) {
  const t = useLabels(checkoutCodeLabels);
  const isWaiting = status === 'asking' || status === 'waiting';
  const open = isWaiting ? 'waiting' : status;
  const announced = !hasLine ? 'lookAgain' : hasEnded ? messageOnceEnded[open] : open;
  return (
    <output className="pay-code-wait">
      {hasLine ? <span className="spinner" /> : <Icon name="refresh-cw" />}
      {announced === 'endedPaid' && lateMinutes ? <LateUntil minutes={lateMinutes} /> : t(announced)}
    </output>
  );
}

/** The time until which a late payment is found, counted from when the code expired. */
function LateUntil({ minutes }: { minutes: number }) {
  const t = useLabels(checkoutCodeLabels);
  return t('endedPaidUntil', useState(() => endIn(minutes * 60))[0]);
}
