import { attributeKinds } from '#contract/constants.ts';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { plainDigits } from '#contract/languages.ts';
import { Saving } from '#storefront/cart/saving.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { isSameVariant } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import { sumCents } from '#rules/money.ts';
import { type PastedCells, pastedCells } from '#rules/pasted-cells.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { showToast } from '#web/toasts.ts';
import { formatMoney } from '#ui/money.tsx';
import { moveInGrid } from '#ui/move-in-grid.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import {
  cheapestCell,
  colorsOf,
  firstCells,
  limitOf,
  sizesOf,
  stockOfVariant,
  withQuantity,
} from './cell-rules.ts';
import { termsOf } from './choice.ts';
import { type NamesOf, otherNames } from './other-names.ts';
import type { Choice, OptionGroup, ProductData } from './product-data.ts';
import type { Choosing } from './use-chosen.ts';

interface MatrixProps {
  product: ProductData;
  /** The options with their surcharges at the quantity. */
  groups: readonly OptionGroup[];
  choosing: Pick<Choosing, 'chosen' | 'setCells'>;
  /** The colors that have fields, for a group, whose number of pieces is known. If omitted, all have. */
  shownColors?: readonly number[];
  /** Explains that no more can be ordered. */
  onAboveMax: (n: number) => void;
}

/** A field for each color and size: how many of it. One that is out of stock says so. */
export function Matrix({ product, groups, choosing, shownColors, onAboveMax }: MatrixProps) {
  const t = useLabels(matrixLabels);
  const { call, lang } = useShop();
  const detail = useLabels(productDetailLabels);
  const { chosen, setCells } = choosing;
  const table = useRef<HTMLTableElement>(null);
  const cells = chosen.cells ?? [];
  const shown = { ...product, options: groups };
  const [colors, sizes] = [colorsOf(shown), sizesOf(shown)];
  const rows = shownColors ? colors.filter(({ id }) => id === 0 || shownColors.includes(id)) : colors;
  const [hasColors, hasSizes] = [colors, sizes].map((choices) => choices[0]?.id !== 0);
  const terms = termsOf(product, chosen);
  const cheapest = cheapestCell(terms, cells);

  useEffect(() => {
    if (shownColors) return;
    setCells(firstCells(product, chosen.options, chosen.quantity));
    table.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- when the fields open
  }, []);

  const nameOf = (color: Choice, size: Choice) =>
    hasColors && hasSizes ? t('cell', { color: color.name, size: size.name }) : color.name || size.name;
  const isOut = (colorId: number, sizeId: number) =>
    isOutOfStock(stockOfVariant(product, { colorId, sizeId }));

  /** Takes quantities, each at most what can be ordered, and says if that is less. */
  const take = (entries: readonly (Cell & { name: string })[]) => {
    let next: readonly Cell[] = cells;
    for (const { name, ...cell } of entries) {
      const { max, isOfStock } = limitOf(product, next, cell);
      next = withQuantity(product, next, { ...cell, quantity: Math.min(cell.quantity, max) });
      if (cell.quantity <= max) continue;
      if (isOfStock)
        showToast('error', { code: 'stockShort', values: { n: max, name: `${product.name} (${name})` } });
      else onAboveMax(product.orderMaximum ?? max);
    }
    setCells(next);
  };

  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text');
    const read = (others: NamesOf) => {
      const named = (kind: number) => (choice: Choice) => ({
        id: choice.id,
        names: [choice.name, shortOf(product, choice), ...others(choice.id, kind)],
      });
      const { color, size } = attributeKinds;
      const target = {
        colors: [...rows, ...colors.filter((each) => !rows.includes(each))].map(named(color)),
        sizes: sizes.map(named(size)),
        row,
        column,
      };
      return pastedCells(text, target);
    };
    const pasted = read(() => []);
    if (!pasted) return;
    event.preventDefault();
    if (pasted.unknown.length === 0) takePasted(pasted);
    // The names may be those of the other language, which the page doesn't have.
    else void otherNames(call, product.id, lang).then((others) => takePasted(read(others) ?? pasted));
  };

  const takePasted = (pasted: PastedCells) => {
    take(
      pasted.cells.flatMap((cell) => {
        const color = colors.find(({ id }) => id === cell.colorId);
        const size = sizes.find(({ id }) => id === cell.sizeId);
        return color && size && !isOut(color.id, size.id) ? [{ ...cell, name: nameOf(color, size) }] : [];
      }),
    );
    if (pasted.unknown.length > 0)
      showToast('warning', t('notUnderstood', { text: pasted.unknown.join(' ') }));
  };

  return (
    <>
      <table className="matrix" ref={table}>
        <caption className="vh">{t('matrix')}</caption>
        {hasSizes && (
          <thead>
            <tr>
              {hasColors && (
                <th scope="col" className="matrix-corner">
                  <span className="vh">{detail('color')}</span>
                </th>
              )}
              {sizes.map((size) => (
                <th scope="col" key={size.id}>
                  <span className="vh">{size.name}</span>
                  <bdi aria-hidden="true">{shortOf(product, size)}</bdi>
                  <Surcharge of={size} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((color, row) => (
            <tr key={color.id}>
              {hasColors && (
                <th scope="row">
                  <span className="matrix-color">
                    <ColorPicture product={product} color={color} />
                    <bdi>{color.name}</bdi>
                    <Surcharge of={color} />
                    {hasSizes && <ColorSum cells={cells} colorId={color.id} />}
                  </span>
                </th>
              )}
              {sizes.map((size, column) => {
                const variant = { colorId: color.id, sizeId: size.id };
                const name = nameOf(color, size);
                const out = isOut(color.id, size.id);
                return (
                  <td key={size.id}>
                    <QuantityField
                      name={name}
                      isOut={out}
                      quantity={cells.find((cell) => isSameVariant(cell, variant))?.quantity}
                      onChange={(quantity) => take([{ ...variant, quantity, name }])}
                      onPaste={(event) => paste(event, row, column)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {cheapest && !shownColors && (
        <Saving
          terms={terms}
          cells={cells}
          max={chosen.quantity - cheapest.quantity + limitOf(product, cells, cheapest).max}
          onChange={(next) =>
            setCells(
              withQuantity(product, cells, {
                ...cheapest,
                quantity: cheapest.quantity + next - chosen.quantity,
              }),
            )
          }
        />
      )}
    </>
  );
}

interface QuantityFieldProps {
  name: string;
  isOut: boolean;
  quantity: number | undefined;
  onChange: (quantity: number) => void;
  onPaste: (event: ClipboardEvent) => void;
}

function QuantityField({ name, isOut, quantity, onChange, onPaste }: QuantityFieldProps) {
  const t = useLabels(productDetailLabels);
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={7}
      aria-label={isOut ? `${name} – ${t('lbl_prd_det_outstock')}` : name}
      title={isOut ? t('lbl_prd_det_outstock') : undefined}
      disabled={isOut}
      placeholder={isOut ? '–' : '0'}
      value={quantity ?? ''}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) =>
        onChange(Number(plainDigits(currentTarget.value).replaceAll(/\D/gu, '')))
      }
      onPaste={onPaste}
      onKeyDown={moveInGrid}
    />
  );
}

const shortOf = ({ sizeGuide }: ProductData, size: Choice): string =>
  sizeGuide.find(({ name }) => name === size.name)?.shortName ?? size.name;

const Surcharge = ({ of: { price } }: { of: Choice }) =>
  price > 0 && (
    <span className="pick-extra">
      <Num>+{formatMoney(price)}</Num>
    </span>
  );

function ColorSum({ cells, colorId }: { cells: readonly Cell[]; colorId: number }) {
  const sum = sumCents(cells.filter((each) => each.colorId === colorId).map(({ quantity }) => quantity));
  return (
    sum > 0 && (
      <span className="matrix-of">
        <Num>{sum}</Num>
      </span>
    )
  );
}

function ColorPicture({ product, color }: { product: ProductData; color: Choice }) {
  const picture = product.pictures.find(({ colorId }) => colorId === color.id);
  return picture ? <Picture {...picture} alt="" sizes="2.75rem" /> : null;
}
