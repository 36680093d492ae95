import { useEffect, useRef, useState } from 'react';
import { type AccountCurrency, delays } from '#contract/constants.ts';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { messages } from '#contract/messages.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { payTransferByCode } from '#contract/operations/payments/pay-transfer-by-code.ts';
import KhqrPart from '#storefront/payment/code/khqr.tsx';
import type { PartProps } from '#storefront/payment/part.ts';
import {
  type OrderOutcome,
  orderOutcome,
  type OrderReply,
  type PaymentStep,
} from '#storefront/payment/order-outcome.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';
import type { Transfer } from '#storefront/orders/job/job-types.ts';

interface CodeDialogProps {
  transfer: Transfer;
  code: NonNullable<Transfer['PayByCode']>;
  /** Called when the dialog has closed, paid or not. */
  onClose: () => void;
}

/** Matches refusals after which the payment may have succeeded. */
const isChecking = /^(?:paymentUnknown|orderPending)$/u;

/** Pays an order by QR code while its transfer stays possible. Closing it only stops showing the code. */
export function CodeDialog({ transfer: { OrderId, OrderTotal }, code, onClose }: CodeDialogProps) {
  const { call, lang: languageCode, labels } = useShop();
  const [step, setStep] = useState<PaymentStep | null>(null);
  const [busy, setBusy] = useState(false);
  const [paid, setPaid] = useState<PartProps['paid']>(null);
  /** The key of the code shown last; null once the dialog has ended. */
  const current = useRef<string | null>('');
  const t = useLabels(transferLabels);
  const title = useLabels(checkoutCodeLabels)('title');
  useEffect(() => {
    const timer = paid && setTimeout(() => paid.leave(false), delays.codePaid);
    return () => clearTimeout(timer ?? undefined);
  }, [paid]);

  const canSay = (each: string) => Object.hasOwn(labels[messages.entityId] ?? {}, each);
  const outcomeOf = async (reply: Promise<OrderReply>) => orderOutcome(await reply.catch(() => null), canSay);
  /** Shows the outcome. Returns the code to show next, or null. */
  const follow = (outcome: OrderOutcome): PaymentStep | null => {
    if (current.current === null) return null;
    current.current = outcome.kind === 'action' ? outcome.step.PaymentKey : null;
    if (outcome.kind === 'action') {
      setStep(outcome.step);
      return outcome.step;
    }
    if (outcome.kind === 'placed' && !outcome.isTwice) {
      setPaid({ number: outcome.number, leave: onClose });
      return null;
    }
    if (outcome.kind === 'placed') showToast('info', { code: 'paidTwice' });
    if (outcome.kind === 'refused') showToast('error', outcome);
    if (outcome.kind === 'failed') showToast('error', { code: failureMessage(outcome.statusCode) });
    onClose();
    return null;
  };
  /** Follows an answer, and locks the dialog until it arrives. */
  const send = async (reply: Promise<OrderReply>) => {
    setBusy(true);
    const outcome = await outcomeOf(withLoading(reply));
    setBusy(false);
    return follow(outcome);
  };
  const begin = (CodeCurrency?: AccountCurrency) =>
    send(call(payTransferByCode, { OrderId, languageCode, ...(CodeCurrency && { CodeCurrency }) }));
  const request = () => ({ PaymentKey: current.current ?? '', languageCode });
  const look: PartProps['look'] = async (hasEnded) => {
    const key = current.current;
    if (!key || busy) return false;
    const outcome = await outcomeOf(call(confirmPayment, { ...request(), Proof: '' }));
    // Another code is shown since, or the dialog has ended.
    if (current.current !== key) return false;
    if (outcome.kind === 'failed' || (outcome.kind === 'refused' && isChecking.test(outcome.code)))
      return true;
    if (!(hasEnded() && outcome.kind === 'refused')) follow(outcome);
    return false;
  };
  /** The code may have been paid in the meantime. */
  const cancel = () => (current.current ? void send(call(cancelPayment, request())) : onClose());

  return (
    <Dialog
      open
      onClose={cancel}
      locked={busy}
      title={title}
      foot={
        paid ? null : (
          <Button kind="ghost" aria-disabled={busy} onClick={() => busy || cancel()}>
            {t('backToTransfer')}
          </Button>
        )
      }
    >
      <KhqrPart
        {...{ busy, paid, step, look, cancel }}
        publicKey={code.PublicKey}
        pollSeconds={code.PollSeconds}
        lateMinutes={code.LateMinutes}
        amount={OrderTotal}
        place={{ days: '', street: '', isPickUp: false }}
        begin={() => begin()}
        renew={(currency) => void begin(currency)}
        pay={(Proof) => void send(call(confirmPayment, { ...request(), Proof }))}
        atWork={(_where, what) => what()}
        isWallet={false}
        anew={false}
        payInCash={null}
      />
    </Dialog>
  );
}
