import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { nameOfPieces } from '#storefront/cart/name-of-pieces.ts';
import { maxQuantityOf, type PricedLine } from '#storefront/cart/priced-cart.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { setCell } from './set-cell.ts';

interface CellSteppersProps {
  line: PricedLine;
  cells: NonNullable<PricedLine['VariantQuantities']>;
  onAboveMax: (max: number) => void;
}

/** The quantity of each color and size of a line. 0 removes a color and size. */
export function CellSteppers({ line, cells, onAboveMax }: CellSteppersProps) {
  const { lang } = useShop();
  const t = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  const spare = maxQuantityOf(line) - line.Quantity;
  return (
    <div className="line-cells">
      {cells.map((cell) => {
        const name = nameOfPieces(lang, cell);
        const { ColorID = 0, SizeID = 0, Quantity, StockQuantity } = cell;
        return (
          <div key={name} className="line-cell">
            <bdi>{name}</bdi>
            <Stepper
              value={Quantity}
              min={0}
              max={Math.max(1, Math.min(StockQuantity ?? Infinity, Quantity + spare))}
              onAboveMax={onAboveMax}
              onChange={(next) => setCell(line.ProductId, { ColorID, SizeID, Quantity: next })}
              labels={{
                group: t('quantityOf', { name: `${line.ProductName} (${name})` }),
                field: `${t('lbl_hdr_cart_qty')} ${name}`,
                less: shared('oneLess'),
                more: shared('oneMore'),
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
