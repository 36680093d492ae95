import { paymentStepsLabels } from '#contract/labels/storefront/payment-steps.ts';
import { BothSums } from '#storefront/riel/both-sums.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PaymentWay } from '../placing/payment-ways.ts';

interface WayStepsProps {
  way: PaymentWay;
  /** Dollars to pay. */
  total: number;
  /** The same in riel; null: the shop shows none. */
  riel: number | null;
}

const icons = {
  card: 'credit-card',
  wallet: 'lock',
  code: 'qr-code',
  transfer: 'building-2',
  nothing: 'banknote',
} as const;

const stepsOf = {
  card: ['order', 'fillCard', 'done'],
  wallet: ['order', 'agree', 'done'],
  code: ['openApp', 'scan', 'done'],
  transfer: ['order', 'transfer', 'sendSlip'],
  nothing: ['order', 'receive', 'payCash'],
} as const;

/** What the chosen way means, and its steps. */
export function WaySteps({ way: { shownAs, hint }, total, riel }: WayStepsProps) {
  const t = useLabels(paymentStepsLabels);
  return (
    <>
      <Icon name={icons[shownAs]} />
      <div>
        <p>
          {shownAs === 'nothing' && riel !== null ? (
            <BothSums dollars={total} riel={riel} text="cashRiel" />
          ) : (
            hint
          )}
        </p>
        <ol>
          {stepsOf[shownAs].map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </div>
    </>
  );
}
