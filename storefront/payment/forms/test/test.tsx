import { useState } from 'react';
import { useStylesheet } from '#ui/load-styles.ts';
import type { PaymentStep } from '../../order-outcome.ts';
import type { PartProps } from '../../part.ts';
import styles from './test.css?url';
import { TestBank } from './test-bank.tsx';
import type { CardFields } from './test-cards.ts';
import { TestCardForm } from './test-card-form.tsx';
import { testToken } from '../../test-token.ts';
import { TestWallet } from './test-wallet.tsx';

/**
 * The fields of the last refused card, kept until the next attempt, because a result closes the dialog (specification
 * §4).
 */
let refused: CardFields | null = null;

/**
 * The built-in provider, which charges no money. It receives the requested test outcome, never the entered
 * fields.
 */
export default function TestPart({ isWallet, amount, busy, anew, step, begin, pay }: PartProps) {
  const [begun, setBegun] = useState<PaymentStep | null>(null);
  const [typed, setTyped] = useState<CardFields | null>(null);
  const action = step ?? begun;
  if (!useStylesheet(styles)) return null;

  if (isWallet)
    return (
      <TestWallet
        {...{ amount, busy }}
        asks={action !== null}
        onOpen={() => void begin().then(setBegun)}
        onAnswer={(approved) => pay(testToken(approved ? 'approve' : 'decline'))}
      />
    );
  if (action)
    return (
      <TestBank
        {...{ amount, busy }}
        number={typed?.number ?? ''}
        onAnswer={(passed) => {
          refused = passed ? null : typed;
          pay(testToken(passed ? 'pass' : 'fail'));
        }}
      />
    );
  return (
    <TestCardForm
      {...{ amount, busy, refused, anew }}
      onPay={(token, fields) => {
        refused = token === 'decline' ? fields : null;
        setTyped(fields);
        void begin().then((made) => made && pay(testToken(token), made));
      }}
    />
  );
}
