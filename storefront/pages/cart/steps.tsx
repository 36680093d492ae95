import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';

/** The steps of an order: the cart, the steps in between, and the last one. */
export function Steps() {
  const t = useLabels(orderSummaryLabels);
  const shared = useLabels(sharedLabels);
  return (
    <ol className="steps" aria-label={t('steps')}>
      {[shared('titleCart'), shared('titleCheckout'), t('stepDone')].map((name, at) => (
        <li key={name}>
          {at > 0 && <Icon name="chevron-right" flip />}
          <span aria-current={at === 0 ? 'step' : undefined}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
