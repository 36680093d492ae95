import { useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer, Input } from '#contract/operation.ts';
import { changeOrderDetails } from '#contract/operations/orders/change-order-details.ts';
import { planOrderDetails } from '#contract/operations/orders/plan-order-details.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';

export type OrderPlan = Answer<typeof planOrderDetails>[number];
export type Details = Input<typeof changeOrderDetails>['Details'];

/** The answers after which the page shows outdated data. */
const outdated: ReadonlySet<MessageCode> = new Set(['changeTooLate', 'changeReview']);

/** What a customer changes on an order: the stored details, the plan of the change, and saving it. */
export function useOrderDetails(OrderId: number, ends: { onChanged: () => void; onRefused: () => void }) {
  const { call, lang: languageCode } = useShop();
  const { answer } = useAnswer(planOrderDetails, { OrderId, languageCode });
  const { busy, send } = useSubmit();
  const [change, setChange] = useState<{ Details: Details; planned: OrderPlan } | null>(null);
  const refuse = (code: MessageCode) => {
    showToast('error', { code });
    if (outdated.has(code)) ends.onRefused();
  };

  async function plan(Details: Details) {
    const reply = await call(planOrderDetails, { OrderId, Details, languageCode });
    const [planned] = reply.data;
    if (reply.statusCode !== 200 || !planned)
      refuse(planned?.MessageCode ?? failureMessage(reply.statusCode));
    else if (planned.IsChanged)
      setChange({ Details: { ...Details, DeliveryWayId: planned.DeliveryWayId }, planned });
    else refuse('changeNothing');
  }

  async function save() {
    if (!change) return;
    const { Details, planned } = change;
    const { Version, OrderTotal } = planned;
    const { statusCode, data } = await call(changeOrderDetails, { OrderId, Version, OrderTotal, Details });
    if (statusCode !== 200) refuse(data[0]?.MessageCode ?? failureMessage(statusCode));
    else {
      showToast('success', { code: 'orderChanged' });
      ends.onChanged();
    }
  }
  return {
    stored: answer?.[0] ?? null,
    planned: change?.planned ?? null,
    busy,
    review: (Details: Details) => void send(() => plan(Details)),
    /** Plans the change with another delivery method. */
    bring: (DeliveryWayId: number) =>
      void send(async () => {
        if (change) await plan({ ...change.Details, DeliveryWayId });
      }),
    save: () => void send(save),
    back: () => setChange(null),
  };
}
