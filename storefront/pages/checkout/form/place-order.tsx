import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { phoneHref } from '#storefront/phone-href.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Message } from '#web/toasts.ts';
import { useLoaded } from '#web/use-loaded.ts';
import { Num } from '#ui/num.tsx';
import type { Ends } from '../placing/use-ends.ts';
import type { PayingDialog } from '../payment/dialog/use-paying-dialog.ts';

interface PlaceOrderProps {
  paying: PayingDialog;
  ends: Ends;
  /** Words of the button. */
  action: string;
  /** An order that was sent got no answer; it is being looked for. */
  checking: boolean;
}

const loadDeclined = () => import('./declined-ways.tsx');

/** What stood against the last try: the dialog it was made in is gone, and with it the focus. The page moves no more than it must. */
const focus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
};

/** The button, and above it what stands against the order or is still open. */
export function PlaceOrder({ paying, ends: { help }, action, checking }: PlaceOrderProps) {
  const { open, giveUp } = paying;
  const t = useLabels(checkoutLabels);
  const message = useLabels(messages);
  const { phone } = useShop().chrome.contact;
  const unknown: Message | null = open ? { code: 'paymentUnknown' } : null;
  const note = unknown ?? (checking ? { code: 'orderChecking' as const } : help);
  const isDeclined = note?.code === 'paymentDeclined';
  const declined = useLoaded(loadDeclined, isDeclined, 'quiet');
  return (
    <>
      {note && (
        <div
          key={note.code}
          className="cart-strip"
          tabIndex={-1}
          aria-describedby="to-pay"
          ref={note === unknown ? undefined : focus}
        >
          <Icon name={note === help ? 'circle-alert' : 'clock'} />
          {declined && isDeclined ? (
            <declined.DeclinedWays paying={paying} />
          ) : (
            <span>
              {message(note.code, note.values)}
              {phone && note.code.startsWith('money') && (
                <>
                  {' '}
                  <a href={phoneHref(phone)}>
                    <Num>{phone}</Num>
                  </a>
                </>
              )}
            </span>
          )}
        </div>
      )}
      <Button className="only-wide" type="submit" kind="act" wide busy={checking}>
        {action}
      </Button>
      {open && (
        <Button kind="ghost" wide onClick={giveUp}>
          {t('cancelPayment')}
        </Button>
      )}
    </>
  );
}
