import { useState } from 'react';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { messages } from '#contract/messages.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { PaymentWay } from './payment-ways.ts';
import type { PayingDialog } from './use-paying-dialog.ts';

interface PaymentProps {
  ways: readonly PaymentWay[];
  paying: PayingDialog;
  /** Words of the button. */
  action: string;
}

/** How to pay, and the button. Only what can be used is offered, and nothing while a payment is being looked at. */
export function Payment({ ways, paying: { choose, way, open, giveUp }, action }: PaymentProps) {
  const t = useLabels(checkoutLabels);
  const say = useLabels(messages);
  const [gaveUp, setGaveUp] = useState(false);
  return (
    <>
      {open ? (
        <p className="cart-strip">
          <Icon name="clock" />
          <span>{say('paymentUnknown')}</span>
        </p>
      ) : (
        <SelectField
          name="PaymentMethod"
          label={t('lbl_check_paymethod')}
          options={ways.map(({ method, name }) => ({ value: method, text: name }))}
          value={way?.method}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          autoFocus={gaveUp}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
      )}
      {way?.hint && !open && (
        <p className="pay-note">
          <Icon name={way.shownAs === 'nothing' ? 'banknote' : 'info'} />
          <span>{way.hint}</span>
        </p>
      )}
      <Button className="only-wide" type="submit" kind="act" wide>
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
