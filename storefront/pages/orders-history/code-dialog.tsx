import { useEffect, useRef, useState } from 'react';
import { type AccountCurrency, delays } from '#contract/constants.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { messages } from '#contract/messages.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { payTransferByCode } from '#contract/operations/payments/pay-transfer-by-code.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import {
  type OrderOutcome,
  orderOutcome,
  type OrderReply,
  type PaymentStep,
} from '#storefront/pages/checkout/placing/order-outcome.ts';
import { staysOpen } from '#storefront/pages/checkout/payment/dialog/stays-open.ts';
import KhqrPart from '#storefront/pages/checkout/payment/code/khqr.tsx';
import type { PartProps } from '#storefront/pages/checkout/payment/part.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';
import type { Transfer } from './use-transfer.ts';

interface CodeDialogProps {
  transfer: Transfer;
  code: NonNullable<Transfer['PayByCode']>;
  /** Called when the dialog has closed, paid or not. */
  onClose: () => void;
}

const isUnpaid = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'refused' && outcome.code === 'paymentDeclined';

/** Pays an order by QR code while its transfer stays possible. Closing it only stops showing the code. */
export function CodeDialog({ transfer, code, onClose }: CodeDialogProps) {
  const { call, lang, labels } = useShop();
  const t = useLabels(transferLabels);
  const words = useLabels(checkoutCodeLabels);
  const { moment } = useOrderTimes();
  const [step, setStep] = useState<PaymentStep | null>(null);
  const [busy, setBusy] = useState(false);
  const [paid, setPaid] = useState<PartProps['paid']>(null);
  /** The key of the code shown last; null once the dialog has ended. */
  const current = useRef<string | null>('');
  const { OrderId, OrderTotal, Until } = transfer;
  const { PublicKey: publicKey, PollSeconds: pollSeconds, LateMinutes: lateMinutes } = code;
  useEffect(() => {
    if (!paid) return undefined;
    const timer = setTimeout(() => paid.leave(false), delays.codePaid);
    return () => clearTimeout(timer);
  }, [paid]);

  return (
    <Dialog
      open
      onClose={() => (paid ? onClose() : void cancel())}
      locked={busy}
      title={words('title')}
      foot={
        paid ? null : (
          <Button kind="ghost" aria-disabled={busy} onClick={() => !busy && void cancel()}>
            {t('backToTransfer')}
          </Button>
        )
      }
    >
      <KhqrPart
        {...{ publicKey, pollSeconds, lateMinutes, busy, paid, step, look }}
        isWallet={false}
        anew={false}
        amount={OrderTotal}
        place={{ days: '', street: '' }}
        begin={() => begin()}
        renew={(currency) => void begin(currency)}
        pay={(proof) => void pay(proof)}
        cancel={() => void cancel()}
        atWork={(_where, what) => what()}
        payInCash={null}
      />
      {!paid && <p className="bt-soft bt-keeps">{t('codeKeeps', { time: moment(Until) })}</p>}
    </Dialog>
  );

  async function outcomeOf(reply: Promise<OrderReply>): Promise<OrderOutcome> {
    const canSay = (each: string) => Object.hasOwn(labels[messages.entityId] ?? {}, each);
    return orderOutcome(await reply.catch(() => null), canSay);
  }

  /** Locks the dialog until the answer arrives. */
  async function awaited(reply: Promise<OrderReply>): Promise<OrderOutcome> {
    setBusy(true);
    const outcome = await outcomeOf(withLoading(reply));
    setBusy(false);
    return outcome;
  }

  /** Shows the outcome. Returns the code to show next, or null. */
  function follow(outcome: OrderOutcome): PaymentStep | null {
    if (current.current === null) return null;
    if (outcome.kind === 'action') {
      current.current = outcome.step.PaymentKey;
      setStep(outcome.step);
      return outcome.step;
    }
    current.current = null;
    if (outcome.kind === 'placed' && !outcome.isTwice) setPaid({ number: outcome.number, leave: onClose });
    else {
      if (outcome.kind === 'placed') showToast('info', { code: 'paidTwice' });
      else if (outcome.kind === 'refused') showToast('error', outcome);
      else if (outcome.kind === 'failed') showToast('error', { code: failureMessage(outcome.statusCode) });
      onClose();
    }
    return null;
  }

  async function begin(CodeCurrency?: AccountCurrency): Promise<PaymentStep | null> {
    const request = { OrderId, languageCode: lang, ...(CodeCurrency && { CodeCurrency }) };
    return follow(await awaited(call(payTransferByCode, request)));
  }

  async function pay(Proof: string): Promise<void> {
    follow(await awaited(call(confirmPayment, { ...named(), Proof })));
  }

  async function look(hasEnded: () => boolean): Promise<boolean> {
    const asked = current.current;
    if (!asked || busy) return false;
    const outcome = await outcomeOf(call(confirmPayment, { ...named(), Proof: '' }));
    // Another code is shown since, or the dialog has ended.
    if (current.current !== asked) return false;
    if (outcome.kind !== 'action' && outcome.kind !== 'logged-out' && staysOpen(outcome)) return true;
    if (!(hasEnded() && isUnpaid(outcome))) follow(outcome);
    return false;
  }

  /** The code may have been paid in the meantime. */
  async function cancel(): Promise<void> {
    if (!current.current) onClose();
    else follow(await awaited(call(cancelPayment, named())));
  }

  function named() {
    return { PaymentKey: current.current ?? '', languageCode: lang };
  }
}
