import { useEffect, useEffectEvent, useState } from 'react';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';
import { type OpenPayment, openPayment } from '../../placing/attempt.ts';
import { onDelivery, type PaymentWay } from '../../placing/payment-ways.ts';
import { partOf } from '../parts.ts';

/** The dialog and the provider's part in it, two files that are loaded when they are needed. */
const load = async (provider: string) => {
  const [{ PayDialog }, Part] = await Promise.all([import('./pay-dialog.tsx'), partOf(provider)]);
  return Part && { PayDialog, Part };
};

interface Shown extends NonNullable<Awaited<ReturnType<typeof load>>>, PaymentWay {
  resumed: OpenPayment | null;
  /** The shopper gives the open payment up: it is not asked about but cancelled. */
  givenUp: boolean;
  /** It begins anew: what was refused does not stand in it. */
  anew: boolean;
  /** Chooses to pay on delivery instead; null: that cannot be chosen. */
  chooseCash: (() => void) | null;
}

/** The way chosen of those that can be for this order, the payment of this customer that is still open, and the dialog to pay in. */
export function usePayingDialog(all: readonly PaymentWay[], ways: readonly PaymentWay[], user: number) {
  const cash = onDelivery(ways);
  const [chosen, choose] = useState((cash ?? ways[0])?.method);
  const [open, setOpen] = useState(() => openPayment(user));
  const [shown, setShown] = useState<Shown | null>(null);
  const [gaveUp, setGaveUp] = useState(false);
  const way = open
    ? all.find(({ method }) => method === open.method)
    : (ways.find(({ method }) => method === chosen) ?? cash ?? ways[0]);

  const show = async ({ givenUp = false, anew = false, by = way } = {}) => {
    const loaded = by && (await withLoading(load(by.provider).catch(() => null)));
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

  // Who comes back, e.g. by reloading in the middle of it, is told at once how it stands.
  const onArrival = useEffectEvent(() => {
    if (open) void show();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- it is set when the files have come
  useEffect(() => onArrival(), []);

  return {
    ways,
    choose,
    way,
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
