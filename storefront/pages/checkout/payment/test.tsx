import { useState } from 'react';
import { cardSectionLabels } from '#contract/labels/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { moneyText } from '#ui/money.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { PaymentStep } from '../order-outcome.ts';
import type { PartProps } from './part.ts';
import { testToken } from './test-token.ts';

/** The button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The built-in provider, which takes no money: its cards are a list, so that no real number can be typed. */
export default function TestPart({ isWallet, amount, busy, step, begin, pay }: PartProps) {
  const t = useLabels(cardSectionLabels);
  const form = useLabels(checkoutCardFormLabels);
  const [card, setCard] = useState('approve');
  const [begun, setBegun] = useState<PaymentStep | null>(null);
  const asked = step ?? begun;

  const submit = async () => {
    const made = await begin();
    if (!made) return;
    if (isWallet) setBegun(made);
    else pay(testToken(card), made);
  };
  const say = (yes: string, no: string) => (
    <>
      <Button kind="act" wide busy={busy} onClick={() => pay(testToken(yes))}>
        {busy ? form('paying') : t('testYes')}
      </Button>
      <Button kind="ghost" wide aria-disabled={busy} onClick={() => !busy && pay(testToken(no))}>
        {t('testNo')}
      </Button>
    </>
  );

  return (
    <>
      <p className="note">
        <Icon name="info" />
        <span>{t('testPayment')}</span>
      </p>
      {asked ? (
        <>
          <p tabIndex={-1} ref={focus}>
            {t(isWallet ? 'testWallet' : 'testBank', { amount: moneyText(amount) })}
          </p>
          {isWallet ? say('approve', 'decline') : say('pass', 'fail')}
        </>
      ) : (
        <>
          {!isWallet && (
            <SelectField
              name="testCard"
              label={t('testCard')}
              value={card}
              options={[
                { value: 'approve', text: t('testApproved') },
                { value: 'decline', text: t('testDeclined') },
                { value: '3ds', text: t('testSecure') },
                { value: 'charge-then-reset', text: t('testLost') },
              ]}
              onChange={(event) => setCard(event.currentTarget.value)}
            />
          )}
          <Button kind="act" wide busy={busy} onClick={() => void submit()}>
            {busy ? form('paying') : form('pay', { amount: moneyText(amount) })}
          </Button>
        </>
      )}
    </>
  );
}
