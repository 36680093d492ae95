import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';

/** In sight in every state of the test provider: that it is a test. */
export function TestNote() {
  const t = useLabels(cardSectionLabels);
  return (
    <p className="tp-note">
      <Icon name="info" />
      <span>
        <b>{t('testPayment')}</b>
        <br />
        {t('testStays')}
      </span>
    </p>
  );
}

/** The same, and the sum. */
export function TestHead({ amount }: { amount: number }) {
  const t = useLabels(cardSectionLabels);
  return (
    <>
      <TestNote />
      <p className="tp-amount">
        <span className="tp-soft">{t('toPay')}</span>
        <b>
          <Money value={amount} />
        </b>
      </p>
    </>
  );
}
