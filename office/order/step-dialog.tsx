import { useEffect, useRef, useState } from 'react';
import { paymentMethodIds } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { useLabels } from '#office/office-context.ts';
import { noParcel, ParcelFields } from '#office/order/parcel-fields.tsx';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { BalanceNote } from './balance-note.tsx';
import type { OrderSteps, Step } from './use-steps.ts';

const questions = {
  confirm: 'confirmSure',
  prepare: 'prepareSure',
  send: 'sendSure',
  complete: 'completeSure',
  return: 'returnSure',
  cancel: 'cancelSure',
  refunded: 'refundedSure',
} as const satisfies Record<Step, string>;

/** Steps that show a balance due before they are confirmed. */
const isForward: ReadonlySet<Step> = new Set(['prepare', 'send', 'complete']);

/** Asks for confirmation of a step: most steps can't be undone, and customers are notified. */
export function StepDialog({ steps }: { steps: OrderSteps }) {
  const t = useLabels(officeOrderLabels);
  const { step, ask: request, isBusy } = steps;
  return (
    <Dialog open={step !== null} onClose={() => request(null)} locked={isBusy} title={step ? t(step) : ''}>
      {step && <Question step={step} steps={steps} />}
    </Dialog>
  );
}

function Question({ step, steps }: { step: Step; steps: OrderSteps }) {
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const [isRestocked, setRestocked] = useState(false);
  const [parcel, setParcel] = useState(noParcel);
  const form = useRef<HTMLFormElement>(null);
  // The tracking number can be typed or scanned at once, and Enter ships the order.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=parcel]')?.focus(), []);
  const { order, ask: request, go, isBusy } = steps;
  useLeaveGuard(parcel !== noParcel && !isBusy);
  const isCash = order?.wayToPay === paymentMethodIds.cashOnDelivery;
  const amount = isCash && order.totalCents !== null ? formatAmount(order.totalCents) : null;
  // Unprepared items are restocked automatically.
  const mayRestock = step === 'return' || (step === 'cancel' && order?.state === 'inProgress');
  return (
    <form
      ref={form}
      className="stack-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void go(step, isRestocked, parcel);
      }}
    >
      <p>{step === 'complete' && amount !== null ? t('completeCash', { amount }) : t(questions[step])}</p>
      {order && isForward.has(step) && <BalanceNote order={order} />}
      {step === 'send' && <ParcelFields texts={parcel} onChange={setParcel} />}
      {mayRestock && (
        <label className="check">
          <input
            type="checkbox"
            checked={isRestocked}
            onChange={({ currentTarget }) => setRestocked(currentTarget.checked)}
          />
          {common('restock')}
        </label>
      )}
      <div className="form-foot">
        <Button type="submit" busy={isBusy}>
          {t(step)}
        </Button>
        <Button kind="ghost" onClick={() => request(null)}>
          {common(step === 'cancel' ? 'keepOrder' : 'notNow')}
        </Button>
      </div>
    </form>
  );
}
