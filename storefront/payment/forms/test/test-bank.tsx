import { type SubmitEvent, useState } from 'react';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { codeText, testBankCode } from './test-cards.ts';
import { TestNote } from './test-head.tsx';

/** Moves the focus, because the focused button was removed. */
const focus = (element: HTMLElement | null) => element?.focus();

interface TestBankProps {
  amount: number;
  busy: boolean;
  /** The digits of the card number; '' after a reload, because the number isn't stored. */
  number: string;
  onAnswer: (passed: boolean) => void;
}

/** 3-D Secure in our own dialog: the test bank asks for the code it would have sent. */
export function TestBank({ amount, busy, number, onAnswer }: TestBankProps) {
  const t = useLabels(cardSectionLabels);
  const form = useLabels(checkoutCardFormLabels);
  const [code, setCode] = useState(testBankCode);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onAnswer(code === testBankCode);
  };
  return (
    <form className="tp tp-form" noValidate onSubmit={submit}>
      <TestNote />
      <div className="tp-bank">
        <p className="tp-bank-name">{t('testBankName')}</p>
        <p tabIndex={-1} ref={focus}>
          {t('testBank', { amount: formatMoney(amount) })}
        </p>
        {number !== '' && (
          <p className="tp-soft">
            {t('cardNumber')} <Num>•••• {number.slice(-4)}</Num>
          </p>
        )}
        <Field
          label={t('testCode')}
          hint={t('testCodeHint')}
          className="tp-otp"
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(codeText(event.currentTarget.value, 6))}
        />
      </div>
      <Button type="submit" kind="act" wide busy={busy}>
        {busy ? form('paying') : t('testConfirm')}
      </Button>
    </form>
  );
}
