import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Aside } from './aside.tsx';
import type { PartProps } from './part.ts';
import { type PayingProps, usePaying } from './use-paying.ts';

interface PayDialogProps extends PayingProps {
  Part: ComponentType<PartProps>;
  title: string;
  publicKey: string;
  /** The shopper gives up what was begun before. */
  givenUp: boolean;
  /** Chooses another way than this one. */
  choose: (method: PaymentMethodId) => void;
}

/** The dialog of a card or wallet, with the provider's own part in it. While money moves it cannot be left. */
export function PayDialog({ Part, title, publicKey, givenUp, choose, ...props }: PayDialogProps) {
  const { method, wish, resumed } = props;
  const t = useLabels(checkoutLabels);
  const { busy: asking, step, begin, pay, cancel, resume } = usePaying(props);
  const [working, setWorking] = useState(false);
  const [aside, setAside] = useState(false);
  const busy = asking || working;
  const isWallet = method === paymentMethodIds.wallet;

  const atWork: PartProps['atWork'] = async (work) => {
    setWorking(true);
    try {
      return await work;
    } finally {
      setWorking(false);
    }
  };

  const outside: PartProps['outside'] = async (work) => {
    // Not from within an effect: the dialog must be gone before the provider's own is shown.
    await null;
    flushSync(() => setAside(true));
    try {
      return await work();
    } finally {
      setAside(false);
    }
  };

  const payInCash = () => {
    choose(paymentMethodIds.cashOnDelivery);
    cancel();
  };

  const onOpen = useEffectEvent(() => {
    if (resumed && givenUp) cancel();
    else if (resumed) resume(resumed);
  });
  useEffect(() => void onOpen(), []);

  return (
    <Dialog
      open={!resumed || step !== null}
      onClose={cancel}
      locked={busy}
      aside={aside}
      title={title}
      foot={
        <Button kind="ghost" aria-disabled={busy} onClick={() => !busy && cancel()}>
          {t('cancel')}
        </Button>
      }
    >
      <Part
        {...{ isWallet, publicKey, busy, step, begin, pay, atWork, outside, cancel, payInCash }}
        amount={step?.OrderTotal ?? wish.total}
      />
      {aside && <Aside {...{ busy, cancel }} />}
    </Dialog>
  );
}
