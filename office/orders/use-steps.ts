import { useState } from 'react';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { useCan } from '#office/data/use-can.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { type NewParcel, useSendOrder } from '#office/data/use-send-order.ts';
import { useLabels } from '#office/office-context.ts';
import { isPickUp, type Order } from './order.ts';
import { lastParcelOf } from './parcel-texts.ts';

export type Step = 'confirm' | 'send' | Order['steps'][number];
/** Steps that advance an order, in sequence. All others close it. */
const onwards: readonly Step[] = ['confirm', 'prepare', 'send', 'complete'];

export type OrderSteps = ReturnType<typeof useSteps>;

/** The steps this user can take with an order now: the next one and the others. */
export function useSteps(number: string, order: Order | undefined) {
  const t = useLabels(officeOrderLabels);
  const refusalText = useRefusalText();
  const may = useCan();
  const [step, setStep] = useState<Step | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const saved = { saved: t('done'), isInForm: true };
  const take = useOfficeMutation(takeOrderStep, saved);
  const send = useSendOrder(saved);
  const confirm = useOfficeMutation(confirmOrder, saved);
  const possible = order ? stepsOf(order, may) : [];
  const next = onwards.find((each) => possible.includes(each)) ?? null;

  async function go(
    taken: Step,
    isRestocked: boolean,
    parcel?: Omit<NewParcel, 'number'>,
    collectedBy = '',
  ): Promise<void> {
    if (!order) return;
    setRefusal(null);
    const note = collectedBy === '' ? '' : t('collectedNote', { name: collectedBy });
    try {
      if (taken === 'send')
        await send.mutateAsync({ picture: null, ...parcel, number, seen: lastParcelOf(order) });
      else if (taken === 'confirm') await confirm.mutateAsync({ number });
      else await take.mutateAsync({ number, step: taken, from: order.state, isRestocked, note });
    } catch (error) {
      setRefusal(refusalText(error));
    }
    setStep(null);
  }

  return {
    order,
    next,
    others: possible.filter((each) => each !== next),
    step,
    /** Asks for a step's confirmation; null closes the question. Preparing only asks if a balance is due. */
    request: (taken: Step | null) =>
      taken === 'prepare' && order?.paymentStatus !== 'balanceDue' ? void go(taken, false) : setStep(taken),
    go,
    isBusy: take.isPending || send.isPending || confirm.isPending,
    /** The reason the last step was refused, or null if it wasn't. */
    refusal,
  };
}

/** Returns the label of a step. An order that is picked up at the shop isn't shipped or delivered. */
export function stepLabel(step: Step, order: Order | undefined) {
  return order && isPickUp(order) && (step === 'send' || step === 'complete')
    ? (`${step}PickUp` as const)
    : step;
}

/** Returns the steps allowed by the shop's rules and the user's role. Steps wait for a missing proof, deposit or balance. */
function stepsOf(order: Order, may: ReturnType<typeof useCan>): Step[] {
  const { confirmBy, steps, maySend, missing } = order;
  const mayFulfil = may('orders.fulfil');
  const held: readonly Step[] = missing.includes('balance') ? ['send', 'complete'] : ['prepare', 'complete'];
  return [
    ...(confirmBy !== null && may('orders.change') ? (['confirm'] as const) : []),
    ...(mayFulfil ? steps : []),
    ...(mayFulfil && maySend ? (['send'] as const) : []),
  ].filter((each) => missing.length === 0 || !held.includes(each));
}
