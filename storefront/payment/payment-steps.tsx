import { paymentStepsLabels } from '#contract/labels/storefront/payment-steps.ts';
import { DualCurrencyTotals } from '#storefront/riel/dual-currency-totals.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PaymentMethod } from './payment-methods.ts';

interface PaymentStepsProps {
  method: PaymentMethod;
  /** Amount to pay, in dollars. */
  total: number;
  /** The amount in riel; null if the shop shows no riel. */
  riel: number | null;
}

const icons = {
  card: 'credit-card',
  wallet: 'wallet',
  code: 'qr-code',
  transfer: 'building-2',
  nothing: 'banknote',
  account: 'clock',
} as const;

/** The labels of each method: the next step as a sentence, then the list of steps. */
const stepsOf = {
  card: ['cardNext', 'order', 'fillCard', 'done'],
  wallet: ['walletNext', 'order', 'agree', 'done'],
  code: ['codeNext', 'openApp', 'scan', 'done'],
  transfer: ['transferNext', 'order', 'transfer', 'sendSlip'],
  nothing: ['nothingNext', 'order', 'receive', 'payCash'],
  account: ['accountNext', 'order', 'receive', 'payLater'],
} as const;

/** What happens with the selected payment method: the amount, and the steps. */
export function PaymentSteps({ method: { shownAs, hint, dueOn }, total, riel }: PaymentStepsProps) {
  const t = useLabels(paymentStepsLabels);
  const [next, ...steps] = stepsOf[shownAs];
  return (
    <>
      <Icon name={icons[shownAs]} />
      <div>
        <p>
          <b>{t(next)}</b>
        </p>
        <p>
          <DualCurrencyTotals
            dollars={total}
            riel={riel}
            text={shownAs === 'nothing' ? 'cashRiel' : 'payRiel'}
            without="pay"
            day={dueOn}
          />{' '}
          <span>{hint}</span>
        </p>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </>
  );
}
