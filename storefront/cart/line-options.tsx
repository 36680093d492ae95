import { attributeKinds } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import './line-options.css';
import { CellNames } from './cell-names.tsx';
import type { PricedLine } from './priced-cart.ts';

const ofTheLine: readonly number[] = Object.values(attributeKinds);

/**
 * The color and size of a line and, if `priced`, every other option with a surcharge and its amount. Screen readers
 * hear the name of each option.
 */
export function LineOptions({ line, priced = true }: { line: PricedLine; priced?: boolean }) {
  const shared = useLabels(sharedLabels);
  const chosen = line.ProductAllSelectedAttributes;
  const options = [
    { id: attributeKinds.color, name: shared('attributeColor'), value: line.ColorName },
    { id: attributeKinds.size, name: shared('attributeSize'), value: line.SizeShortName },
    ...chosen
      .filter((each) => priced && each.AdditionalPrice > 0 && !ofTheLine.includes(each.ProductAttributeID))
      .map((each) => ({
        id: each.ProductAttributeID,
        name: each.AttributeDisplayName,
        value: each.PrimaryKeyDisplayValue,
      })),
    { id: 0, name: '', value: line.AvailabilityNote ?? '' },
  ].filter(({ value }) => value !== '');
  const extra = (id: number) =>
    chosen.find(({ ProductAttributeID }) => ProductAttributeID === id)?.AdditionalPrice ?? 0;
  const cells = line.VariantQuantities && <CellNames cells={line.VariantQuantities} />;
  const others = options.map(({ id, name, value }) => (
    <span key={id} className="line-opt">
      <span className="vh">{name} </span>
      <bdi>{value}</bdi>
      {priced && extra(id) > 0 && (
        <>
          {' '}
          <Num>+{formatMoney(extra(id))}</Num>
        </>
      )}
    </span>
  ));
  return (
    <>
      {cells}
      {others}
    </>
  );
}
