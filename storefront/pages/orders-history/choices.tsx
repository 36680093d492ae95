import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import type { OrderedItem } from './plan-again.ts';

/** Every choice of an item, with what it is a choice of. */
export function Choices({ item: { SelectedOptions } }: { item: OrderedItem }) {
  const t = useLabels(ordersHistoryLabels);
  if (SelectedOptions.length === 0) return null;
  return (
    <span className="i-opts">
      {SelectedOptions.map(
        ({ ProductAttributeID, AttributeDisplayName: name, PrimaryKeyDisplayValue: value }) => (
          <span key={ProductAttributeID}>{t('choice', { name, value })}</span>
        ),
      )}
    </span>
  );
}
