import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { CellNames } from '#storefront/cart/cell-names.tsx';
import { needsName } from '#rules/text-of-language.ts';
import '#storefront/cart/line-options.css';
import { useLabels } from '#storefront/shop-context.tsx';
import { OnceLines } from '#storefront/charges/once-lines.tsx';
import type { OrderedItem } from '../again/plan-again.ts';

/** The name and value of every selected option of an item. */
export function Choices({ item }: { item: OrderedItem }) {
  const { SelectedOptions, Cells: cells, AvailabilityNote: awaited } = item;
  const t = useLabels(ordersHistoryLabels);
  if (SelectedOptions.length === 0 && !cells && !awaited) return null;
  return (
    <span className="line-opts">
      {cells && <CellNames cells={cells} />}
      {SelectedOptions.map(
        ({ ProductAttributeID, AttributeDisplayName: name, PrimaryKeyDisplayValue: value }) => (
          <span key={ProductAttributeID} className="line-opt">
            {needsName(name, value) ? t('choice', { name, value }) : value}
          </span>
        ),
      )}
      {awaited && <span className="line-opt">{awaited}</span>}
    </span>
  );
}

/** The one-time charges of an item, beside its total. */
export function ItemOnce({ item: { Charges: charges, SelectedOptions } }: { item: OrderedItem }) {
  if (!charges) return null;
  const nameOf = (id: number) =>
    SelectedOptions.find(({ ProductAttributeID }) => ProductAttributeID === id)?.AttributeDisplayName;
  return <OnceLines charges={charges} nameOf={nameOf} />;
}
