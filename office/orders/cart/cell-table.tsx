import { partsText } from '#rules/text-of-language.ts';
import type { ClipboardEvent } from 'react';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { plainDigits } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { isSameVariant } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import { pastedCells } from '#rules/pasted-cells.ts';
import { moveInGrid } from '#ui/move-in-grid.ts';
import { UserText } from '#ui/user-text.tsx';
import { showToast } from '#web/toasts.ts';

type Variant = Omit<Cell, 'quantity'>;
interface Named {
  id: number;
  name: string;
  /** The name in the other language. */
  otherName?: string;
}

export interface CellTableProps {
  /** The colors and sizes; one without a name if the product has none. */
  colors: readonly Named[];
  sizes: readonly Named[];
  /** Whether a color and size can be ordered; all can by default. */
  isOffered?: (variant: Variant) => boolean;
  cells: readonly Cell[];
  onChange: (cells: Cell[]) => void;
}

/** A field for each color and size of a line: how many of it. */
export function CellTable({
  colors,
  sizes,
  isOffered,
  cells,
  onChange,
  of,
}: CellTableProps & { of: string }) {
  const { lang } = useOffice();
  const t = useLabels(matrixLabels);
  const phone = useLabels(officePhoneOrderLabels);
  const take = (entries: readonly Cell[]) => {
    const places = colors.flatMap((color) => sizes.map((size) => ({ colorId: color.id, sizeId: size.id })));
    const latest = [...entries, ...cells];
    onChange(
      places
        .flatMap((place) => latest.find((cell) => isSameVariant(cell, place)) ?? [])
        .filter(({ quantity }) => quantity > 0),
    );
  };
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    // A size is `Large (L)`, and may be pasted as either, in both languages.
    const named = ({ id, name, otherName = '' }: Named) => ({
      id,
      names: [name, otherName].flatMap((each) => [each, ...each.split(/ ?[()]/u)]),
    });
    const text = event.clipboardData.getData('text');
    const pasted = pastedCells(text, { colors: colors.map(named), sizes: sizes.map(named), row, column });
    if (!pasted) return;
    event.preventDefault();
    take(pasted.cells.filter((cell) => isOffered?.(cell) ?? true));
    if (pasted.unknown.length > 0)
      showToast('warning', t('notUnderstood', { text: pasted.unknown.join(' ') }));
  };
  const hasSizes = sizes.some(({ id }) => id !== 0);
  return (
    <table className="cell-table">
      <caption className="vh">{t('matrix')}</caption>
      {hasSizes && (
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{phone('product')}</span>
            </th>
            {sizes.map(({ id, name }) => (
              <th scope="col" key={id}>
                <UserText text={name} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {colors.map((color, row) => (
          <tr key={color.id}>
            <th scope="row">
              <UserText text={color.name} />
            </th>
            {sizes.map((size, column) => {
              const variant = { colorId: color.id, sizeId: size.id };
              const cell = cells.find((each) => isSameVariant(each, variant));
              const name = partsText(lang, [color.name, size.name]);
              return (
                <td key={size.id}>
                  <input
                    inputMode="numeric"
                    autoComplete="off"
                    dir="ltr"
                    maxLength={7}
                    aria-label={phone('quantityOf', { name: partsText(lang, [of, name]) })}
                    disabled={isOffered?.(variant) === false}
                    placeholder="0"
                    value={cell?.quantity ?? ''}
                    onFocus={({ currentTarget }) => currentTarget.select()}
                    onChange={({ currentTarget: { value } }) =>
                      take([{ ...variant, quantity: Number(plainDigits(value).replaceAll(/\D/gu, '')) }])
                    }
                    onPaste={(event) => paste(event, row, column)}
                    onKeyDown={moveInGrid}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
