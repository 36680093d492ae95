import { useEffect, useRef, useState } from 'react';
import { paymentMethodIds } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { useLabels } from '#office/office-context.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { noParcel, parcelInput, unitsOfNext } from './parcel-texts.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Failure } from '../components/note.tsx';
import { BalanceNote } from './balance-note.tsx';
import { type OrderSteps, type Step, stepLabel } from './use-steps.ts';

const questions = {
  confirm: 'confirmSure',
  prepare: 'prepareSure',
  send: 'sendSure',
  complete: 'completeSure',
  return: 'returnSure',
  cancel: 'cancelSure',
  refunded: 'refundedSure',
} as const satisfies Record<Step, string>;

function questionOf(label: ReturnType<typeof stepLabel>, amount: string | null) {
  if (label === 'complete' || label === 'completePickUp')
    return amount === null ? 'completeSure' : 'completeCash';
  return label === 'sendPickUp' ? 'sendPickUpSure' : questions[label];
}

/** Steps that show a balance due before they are confirmed. */
const isForward: ReadonlySet<Step> = new Set(['prepare', 'send', 'complete']);

/** Asks for confirmation of a step: most steps can't be undone, and customers are notified. */
export function StepDialog({ steps }: { steps: OrderSteps }) {
  const t = useLabels(officeOrderLabels);
  const { step, request, isBusy } = steps;
  return (
    <Dialog
      open={step !== null}
      onClose={() => request(null)}
      locked={isBusy}
      title={step ? t(stepLabel(step, steps.order)) : ''}
    >
      {step && <Question step={step} steps={steps} />}
    </Dialog>
  );
}

function Question({ step, steps }: { step: Step; steps: OrderSteps }) {
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const [isRestocked, setRestocked] = useState(false);
  const record = useLabels(officeOrderRecord);
  const [parcel, setParcel] = useState(noParcel);
  const [isWrong, setWrong] = useState(false);
  const [collectedBy, setCollectedBy] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The tracking number can be typed or scanned at once, and Enter ships the order.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=parcel]')?.focus(), []);
  const { order, request, go, isBusy } = steps;
  const units = order ? unitsOfNext(order) : [];
  function submit(isPacked: boolean): void {
    const input = parcelInput(parcel, units);
    setWrong(input === null);
    if (input) void go(step, isRestocked, { ...input, picture: parcel.picture, isPacked }, collectedBy);
  }
  useLeaveGuard((parcel !== noParcel || collectedBy !== '') && !isBusy);
  const isCash = order?.wayToPay === paymentMethodIds.cashOnDelivery;
  const amount = isCash && order.totalCents !== null ? formatAmount(order.totalCents) : null;
  const label = stepLabel(step, order);
  // Unprepared items are restocked automatically.
  const mayRestock = step === 'return' || (step === 'cancel' && order?.state === 'inProgress');
  return (
    <form
      ref={form}
      className="stack-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit(false);
      }}
    >
      <p>{t(questionOf(label, amount), { amount: amount ?? '' })}</p>
      {order && isForward.has(step) && <BalanceNote order={order} />}
      {label === 'send' && <ParcelFields texts={parcel} onChange={setParcel} units={units} />}
      <CollectedBy label={label} name={collectedBy} onChange={setCollectedBy} />
      <Failure>{isWrong && record('contentsWrong')}</Failure>
      {mayRestock && (
        <Restock
          isChecked={isRestocked}
          isPartlySent={order?.isPartlySent === true}
          onChange={setRestocked}
        />
      )}
      <div className="form-foot">
        <Button type="submit" busy={isBusy}>
          {t(label)}
        </Button>
        {step === 'send' && parcel !== noParcel && (
          <Button kind="ghost" onClick={() => submit(true)}>
            {record('packOnly')}
          </Button>
        )}
        <Button kind="ghost" onClick={() => request(null)}>
          {common(step === 'cancel' ? 'keepOrder' : 'notNow')}
        </Button>
      </div>
    </form>
  );
}

interface CollectedByProps {
  label: ReturnType<typeof stepLabel>;
  name: string;
  onChange: (name: string) => void;
}

/** The name of the person who picks the order up. */
function CollectedBy({ label, name, onChange }: CollectedByProps) {
  const t = useLabels(officeOrderLabels);
  if (label !== 'completePickUp') return null;
  return (
    <Field
      name="collectedBy"
      label={t('collectedBy')}
      value={name}
      maxLength={200}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value.trimStart())}
    />
  );
}

interface RestockProps {
  isChecked: boolean;
  isPartlySent: boolean;
  onChange: (isChecked: boolean) => void;
}

function Restock({ isChecked, isPartlySent, onChange }: RestockProps) {
  const common = useLabels(officeCommonLabels);
  const record = useLabels(officeOrderRecord);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {common('restock')}
      {isPartlySent && <small className="soft"> {record('restockRest')}</small>}
    </label>
  );
}
