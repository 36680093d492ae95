import { useState } from 'react';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { messages } from '#contract/messages.ts';
import { phoneHref } from '#storefront/phone-href.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Message } from '#web/toasts.ts';
import { Num } from '#ui/num.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Ends } from '../placing/use-ends.ts';
import { outside, type PaymentWay } from '../placing/payment-ways.ts';
import type { PayingDialog } from '../payment/dialog/use-paying-dialog.ts';

interface PaymentProps {
  ways: readonly PaymentWay[];
  /** null: not here yet. */
  later: typeof import('./later.tsx') | null;
  paying: PayingDialog;
  ends: Ends;
  /** Words of the button. */
  action: string;
  /** An order that was sent got no answer; it is being looked for. */
  checking: boolean;
  /** Dollars to pay. */
  total: number;
  /** The same in riel; null: the shop shows none. */
  riel: number | null;
  /** Where the customer lives. */
  country: number | null;
}

/** What stood against the last try: the dialog it was made in is gone, and with it the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** How to pay, and the button. Only what can be used is offered, and nothing while a payment is being looked at. */
export function Payment({
  ways,
  later,
  paying: { choose, way, open, giveUp },
  ends: { help },
  action,
  checking,
  total,
  riel,
  country,
}: PaymentProps) {
  const t = useLabels(checkoutLabels);
  const message = useLabels(messages);
  const { phone } = useShop().chrome.contact;
  const [gaveUp, setGaveUp] = useState(false);
  const judged = ways.map((each) => ({ ...each, why: outside(each, { total, country }) }));
  const offered = judged.filter(({ why }) => why === null);
  const unknown: Message | null = open ? { code: 'paymentUnknown' } : null;
  const note = unknown ?? (checking ? { code: 'orderChecking' as const } : help);
  return (
    <>
      {!open && (
        <SelectField
          name="PaymentMethod"
          label={t('lbl_check_paymethod')}
          options={offered.map(({ method, name }) => ({ value: method, text: name }))}
          value={way?.method}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          autoFocus={gaveUp}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
      )}
      {later && !open && <later.WaysOutside judged={judged} />}
      {way && !open && (
        <div className="pay-way" aria-live="polite">
          {later && <later.WaySteps {...{ way, total, riel }} />}
        </div>
      )}
      {note && (
        <p
          key={note.code}
          className="cart-strip"
          tabIndex={-1}
          aria-describedby="to-pay"
          ref={note === unknown ? undefined : focus}
        >
          <Icon name={note === help ? 'circle-alert' : 'clock'} />
          {note.code === 'paymentDeclined' && <b>{t('declined')}</b>}
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
        </p>
      )}
      <Button className="only-wide" type="submit" kind="act" wide busy={checking}>
        {action}
      </Button>
      {open && (
        <Button
          kind="ghost"
          wide
          onClick={() => {
            setGaveUp(true);
            giveUp();
          }}
        >
          {t('cancelPayment')}
        </Button>
      )}
    </>
  );
}
