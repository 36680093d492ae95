import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPickUp } from '#storefront/cart/priced-cart.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Aside } from './aside.tsx';
import type { PartProps } from '#storefront/payment/part.ts';
import styles from './pay.css?url';
import { type PayingProps, usePaying } from './use-paying.ts';

interface PayDialogProps extends PayingProps {
  Part: ComponentType<PartProps>;
  title: string;
  publicKey: string;
  /** Whether the shopper abandons the payment begun earlier. */
  givenUp: boolean;
  anew: boolean;
  shownAs: PaymentMethod['shownAs'];
  pollSeconds: number | null;
  lateMinutes?: number | undefined;
  /** Selects payment on delivery instead; null if it is not available. */
  chooseCash: (() => void) | null;
}

/**
 * The payment dialog with the provider's own component. It can't be closed while a payment is in progress.
 */
export function PayDialog({
  Part,
  title,
  publicKey,
  pollSeconds,
  lateMinutes,
  givenUp,
  anew,
  chooseCash,
  ...props
}: PayDialogProps) {
  const { shownAs, wish, resumed } = props;
  const t = useLabels(checkoutLabels);
  // Loads before the content it styles, while the order is being reserved.
  useStylesheet(styles);
  const {
    busy: isPaying,
    step,
    hasNoReservation,
    paid,
    begin,
    pay,
    look,
    renew,
    cancel,
    resume,
  } = usePaying(props);
  const [work, setWork] = useState<'' | 'here' | 'outside'>('');
  const isLocked = isPaying || work !== '';
  const busy = isLocked || paid !== null;
  const isWallet = shownAs === 'wallet';

  const atWork: PartProps['atWork'] = async (where, what) => {
    // Not inside an effect, because the dialog must be closed before the provider shows its own.
    await Promise.resolve();
    flushSync(() => setWork(where));
    try {
      return await what();
    } catch {
      return null;
    } finally {
      setWork('');
    }
  };

  const payInCash =
    chooseCash &&
    (() => {
      chooseCash();
      cancel();
    });

  const onOpen = useEffectEvent(() => {
    if (resumed && givenUp) cancel();
    else if (resumed) resume(resumed);
  });
  useEffect(() => onOpen(), []);

  return (
    <Dialog
      open={!resumed || step !== null}
      onClose={() => (paid ? paid.leave(false) : cancel())}
      locked={isLocked}
      aside={work === 'outside'}
      title={title}
      foot={
        paid ? null : (
          <Button kind="ghost" aria-disabled={busy} onClick={() => !busy && cancel()}>
            {t('cancel')}
          </Button>
        )
      }
    >
      {hasNoReservation && (
        <output className="note">
          <Icon name="info" />
          <span>{t('reservedOncePaid')}</span>
        </output>
      )}
      <Part
        {...{
          isWallet,
          publicKey,
          pollSeconds,
          lateMinutes,
          busy,
          paid,
          anew,
          place: {
            days: wish.priced.ShippingDays ?? '',
            street: wish.user.AddressLineOne,
            isPickUp: isPickUp(wish.priced),
            needsApproval: wish.priced.NeedsApproval,
          },
          step,
          begin,
          pay,
          look,
          renew,
          atWork,
          cancel,
          payInCash,
        }}
        amount={step?.DueNow ?? step?.OrderTotal ?? wish.deposit ?? wish.total}
      />
      {work === 'outside' && <Aside cancel={cancel} />}
    </Dialog>
  );
}
