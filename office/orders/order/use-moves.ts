import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { stepLabel } from '../use-steps.ts';
import { useOrderTexts } from '../order-texts.ts';
import { formatAmount } from '#rules/money.ts';
import { factsText } from '#rules/text-of-language.ts';
import { usePaymentReasons } from '../use-payment-reasons.ts';
import type { IconName } from '#ui/icons.ts';
import { isPickUp, type Order } from '../order.ts';

/** An event of an order. */
export interface Move {
  at: string;
  icon: IconName;
  text: string;
  /** The actor, or '' if no name is needed. */
  by: string;
  detail: string;
}

const icons = {
  awaitingPayment: 'clock',
  active: 'shopping-bag',
  inProgress: 'package',
  completed: 'check',
  returned: 'arrow-left',
  refunded: 'banknote',
  voided: 'x',
} as const;

/** All events of an order, newest first: statuses, proofs, shipment, payment. */
export function useMoves(order: Order): Move[] {
  const { history, parcels, money, waivers } = order;
  const record = useLabels(officeOrderRecord);
  const t = useLabels(officeOrderLabels);
  const proofs = useLabels(officeProofLabels);
  const orderText = useOrderTexts();
  const reasonOf = usePaymentReasons();
  const { lang } = useOffice();
  const inLanguage = useLocalizedText();
  const doer = ({ by, name }: { by: string; name: string }) => {
    if (name !== '') return name;
    if (by.startsWith('customer')) return t('byCustomer');
    return by.startsWith('staff') ? by : t('byShop');
  };
  const states = history.map(({ at, from, to, ...who }) => ({
    at,
    icon: icons[to],
    text: from === null ? t('placed') : t('becomes', { state: orderText.state(to) }),
    by: doer(who),
    detail: from === null && to !== 'active' ? orderText.state(to) : '',
  }));
  const released = waivers.map(({ at, what, reason, ...who }) => ({
    ...move(at, 'circle-alert', proofs('released', { what: proofs(what) })),
    by: doer(who),
    detail: reason,
  }));
  const proofed = order.lines.flatMap((line) =>
    line.proofs.flatMap(({ number: n, state, sentAt, answeredAt, answerName, answer, marks }) => {
      const detail = factsText(lang, [inLanguage(line.name), answer]);
      // A newer proof may have replaced it since.
      const isApproved = state !== 'changes' && answer === '' && marks.length === 0;
      const answered = isApproved ? 'wasApproved' : 'wasSentBack';
      return [
        ...(sentAt === null
          ? []
          : [{ ...move(sentAt, 'mail', proofs('wasSent', { n })), detail: inLanguage(line.name) }]),
        ...(answeredAt === null
          ? []
          : [
              {
                ...move(answeredAt, isApproved ? 'check' : 'pencil', proofs(answered, { n })),
                by: answerName || t('byCustomer'),
                detail,
              },
            ]),
      ];
    }),
  );
  const pickUp = stepLabel('send', order);
  const went = t(pickUp === 'send' ? 'wentOut' : pickUp);
  const [left, arrived] = isPickUp(order)
    ? (['parcelReady', 'parcelCollected'] as const)
    : (['parcelWent', 'parcelArrived'] as const);
  const shipments = parcels.flatMap(({ number: n, sentAt, deliveredAt, isConfirmed, units }) => [
    ...(sentAt === null ? [] : [move(sentAt, 'truck', units ? record(left, { n }) : went)]),
    ...(deliveredAt === null || (units === null && !isConfirmed)
      ? []
      : [
          {
            ...move(deliveredAt, 'check', record(arrived, { n })),
            by: isConfirmed ? t('byCustomer') : '',
          },
        ]),
  ]);
  // An order that awaits its payment says so when it is placed.
  const isAwaited = history.some(({ from, to }) => from === null && to === 'awaitingPayment');
  const events = (money?.events ?? []).filter(({ to }) => !isAwaited || to !== 'pending');
  const payments = events.map(({ at, to, detail }) => ({
    ...move(at, 'credit-card', t('paymentIs', { state: orderText.payment(to) })),
    detail: reasonOf(detail),
  }));
  const refunds = (money?.refunds ?? []).flatMap(({ at, settledAt, cents, state, reason, ...who }) => {
    const amount = formatAmount(cents);
    const begun = {
      ...move(at, 'banknote', t('refundAsked', { amount })),
      by: doer(who),
      detail: reasonOf(reason),
    };
    if (settledAt === null) return [begun];
    const isDone = state === 'done';
    return [begun, move(settledAt, 'banknote', t(isDone ? 'refundDone' : 'refundFailed', { amount }))];
  });
  return [...states, ...released, ...proofed, ...shipments, ...payments, ...refunds].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
}

export const move = (at: string, icon: IconName, text: string): Move => ({
  at,
  icon,
  text,
  by: '',
  detail: '',
});
