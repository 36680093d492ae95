import { useState } from 'react';
import { placePhoneOrder } from '#contract/operations/office/phone-orders/place-phone-order.ts';
import type { Answer, Input } from '#contract/operation.ts';
import { callOffice } from '#office/data/call-office.ts';
import { queryClient } from '#office/data/query-client.ts';
import { OfficeRefusal, useRefusalText } from '#office/data/refusals.ts';
import type { PhoneMethod } from '#contract/operations/office/phone-orders/phone-order-types.ts';
import type { PhoneOrderDraft } from './use-draft.ts';
import type { Customer } from './draft.ts';
import { isWhy, useWhy } from './use-why.ts';

type Placed = Answer<typeof placePhoneOrder>;
/** A placed order, its payment method, and where its messages go, or why they can't. */
export type Outcome = Placed & Pick<Customer, 'unreached'> & { way: PhoneMethod; to: string };

/** The idempotency key of an attempt: retrying the unchanged order reuses it. */
interface Attempt {
  key: string;
  body: string;
}

/** Places the phone order. `saidYes` is the consent to the total that was read aloud. */
export function usePlacing(talk: PhoneOrderDraft) {
  const refusalText = useRefusalText();
  const whyText = useWhy();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function place(totalCents: number, confirmed: boolean): Promise<void> {
    const { draft, customer, language } = talk;
    const { customerId, lines, way: method, coupon, again: _, ...more } = draft;
    if (busy || customerId === null || method === null || !customer) return;
    const wish = { ...more, customerId, lines: [...lines], way: method, coupon: coupon.trim() };
    const body = JSON.stringify({ ...wish, language, totalCents });
    const { key } = attempt?.body === body ? attempt : { key: crypto.randomUUID() };
    setAttempt({ key, body });
    setBusy(true);
    setRefusal(null);
    try {
      const order: Input<typeof placePhoneOrder> = { ...wish, key, language, totalCents, saidYes: confirmed };
      const placed = await callOffice(placePhoneOrder, order);
      setOutcome({ ...placed, way: method, to: customer.login, unreached: customer.unreached });
      setAttempt(null);
      talk.clear();
    } catch (error) {
      const { data } = error instanceof OfficeRefusal ? error : { data: null };
      setRefusal(isWhy(data) ? whyText(data) : refusalText(error));
      // A refused key stays refused, so the next press is a new attempt.
      if (error instanceof OfficeRefusal) setAttempt(null);
    }
    setBusy(false);
    await queryClient.invalidateQueries();
  }
  return { place, busy, refusal, outcome, again: () => setOutcome(null) };
}

export type Placing = ReturnType<typeof usePlacing>;
