import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';

/** A note that this is a test, shown in every state of the test provider. */
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

/** The test note with the amount. */
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
