import { useEffect, useEffectEvent, useState } from 'react';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';
import { type OpenPayment, openPayment } from '../placing/attempt.ts';
import { onDelivery, type PaymentMethod, selectedMethod } from '#storefront/payment/payment-methods.ts';
import { partOf } from '#storefront/payment/forms/parts.ts';

/** Loads the dialog and the provider's component, two files needed only on demand. */
const load = async (method: PaymentMethod) => {
  const [{ PayDialog }, Part] = await Promise.all([import('./pay-dialog.tsx'), partOf(method)]);
  return Part && { PayDialog, Part };
};

interface Shown extends NonNullable<Awaited<ReturnType<typeof load>>>, PaymentMethod {
  resumed: OpenPayment | null;
  /** Whether the shopper abandons the open payment, so that it is canceled instead of checked. */
  givenUp: boolean;
  /** Whether the form starts over, without the refused card. */
  anew: boolean;
  /** Selects payment on delivery instead; null if it is not available. */
  chooseCash: (() => void) | null;
}

/**
 * Returns the selected payment method among those available for this order, the customer's open payment, and
 * the payment dialog.
 * @param first the method selected at first. Defaults to payment on delivery.
 */
export function usePayingDialog(
  all: readonly PaymentMethod[],
  methods: readonly PaymentMethod[],
  user: number,
  first?: unknown,
) {
  const cash = onDelivery(methods);
  const [chosen, choose] = useState(first ?? selectedMethod(methods, null)?.method);
  const [open, setOpen] = useState(() => openPayment(user));
  const [shown, setShown] = useState<Shown | null>(null);
  const [gaveUp, setGaveUp] = useState(false);
  const paymentMethod = open
    ? all.find(({ method }) => method === open.method)
    : selectedMethod(methods, chosen);

  const show = async ({ givenUp = false, anew = false, by = paymentMethod } = {}) => {
    const loaded = by && (await withLoading(load(by).catch(() => null)));
    if (loaded)
      setShown({
        ...loaded,
        ...by,
        resumed: open,
        givenUp,
        anew,
        chooseCash: cash ? () => choose(cash.method) : null,
      });
    else showToast('error', { code: 'paymentUnavailable' });
  };

  // Shows the payment's status at once when the customer returns, for example after a reload.
  const onArrival = useEffectEvent(() => {
    if (open) void show();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- it is set when the files have come
  useEffect(() => onArrival(), []);

  return {
    ways: methods,
    choose,
    method: paymentMethod,
    open,
    shown,
    show,
    gaveUp,
    giveUp: () => {
      setGaveUp(true);
      void show({ givenUp: true });
    },
    close: () => {
      setShown(null);
      setOpen(openPayment(user));
    },
  };
}
export type PayingDialog = ReturnType<typeof usePayingDialog>;
