import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { phoneHref } from '#storefront/phone-href.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Message } from '#web/toasts.ts';
import { usePageData } from '#web/use-page-data.ts';
import { Num } from '#ui/num.tsx';
import type { OrderOutcomeHandlers } from '../placing/use-order-outcome.ts';
import type { PayingDialog } from '../dialog/use-paying-dialog.ts';

interface PlaceOrderProps {
  paying: PayingDialog;
  handlers: OrderOutcomeHandlers;
  /** Text of the button. */
  action: string;
  /** Whether the shop is being asked about an order that got no answer. */
  checking: boolean;
}

const loadDeclined = () => import('./declined-methods.tsx');

/**
 * Focuses the reason why the last attempt failed, because its dialog had the focus and is closed. Scrolls no
 * more than necessary.
 */
const focus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
};

/** The order button. Above it is what blocks the order or is still missing. */
export function PlaceOrder({ paying, handlers: { help }, action, checking }: PlaceOrderProps) {
  const { open, giveUp } = paying;
  const t = useLabels(checkoutLabels);
  const message = useLabels(messages);
  const { contact, terms } = useShop().chrome;
  const { phone } = contact;
  const unknown: Message | null = open ? { code: 'paymentUnknown' } : null;
  const note = unknown ?? (checking ? { code: 'orderChecking' as const } : help);
  const isDeclined = note?.code === 'paymentDeclined';
  const declined = usePageData(loadDeclined, isDeclined, 'quiet');
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
            <declined.DeclinedMethods paying={paying} />
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
      {terms && (
        <p className="hint">
          {terms.map(({ text, href }) =>
            href ? (
              <a key={href} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {open && (
        <Button kind="ghost" wide onClick={giveUp}>
          {t('cancelPayment')}
        </Button>
      )}
    </>
  );
}
