import { type ComponentProps, useState } from 'react';
import { attributeKinds } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { useLabels } from '#office/office-context.ts';
import { OnceList } from '../once-list.tsx';
import { cellAttributes } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { UserText } from '#ui/user-text.tsx';
import { CellTable, type CellTableProps } from './cell-table.tsx';
import { Stock } from './find-goods.tsx';
import { type Attribute, OptionSelect } from './option-select.tsx';

/** A quantity no order allows; the shop enforces the real limit. */
const maxTyped = 1_000_000;

/** A line in the cart editor. Texts are in the page's language. */
export interface CartLine {
  key: string;
  name: string;
  picture: string;
  quantity: number;
  /** The options to select. */
  attributes: readonly Attribute[];
  /** Null if the stock isn't tracked, undefined where it isn't shown. */
  stock?: number | null;
  /** The price without discount, or null if there is no discount. */
  listCents: number | null;
  /** Null if the user may not see money. */
  unitCents: number | null;
  totalCents: number | null;
  once: ComponentProps<typeof OnceList>['once'];
  /** A note about the line, or ''. */
  note: string;
  /** The reason the line can't be ordered, or ''. */
  problem: string;
  /** Whether it is added to a placed order. */
  isNew?: boolean;
  /** Its pieces by color and size, if they differ. */
  cells?: readonly Cell[] | undefined;
  /** The colors and sizes that can be changed, if only some can; those of the options by default. */
  fields?: Pick<CellTableProps, 'colors' | 'sizes' | 'isOffered'> | undefined;
  setCells: (cells: Cell[]) => void;
  setQuantity: (quantity: number) => void;
  choose: (attributeId: number, optionId: number | null) => void;
  remove: () => void;
}

/** The choice of a product without colors or without sizes. */
const none = [{ id: 0, name: '' }];

/** A line of the order: options, quantity, stock and price. */
export function CartLineRow({ line, hasStock }: { line: CartLine; hasStock: boolean }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const { name, picture, quantity, stock = null, listCents, unitCents, totalCents, cells } = line;
  const each = useLabels(matrixLabels);
  const [isOpen, setOpen] = useState(cells !== undefined);
  const choicesOf = (kind: number) => line.attributes.find(({ id }) => id === kind)?.options ?? none;
  const [colors, sizes] = [choicesOf(attributeKinds.color), choicesOf(attributeKinds.size)];
  const fields = line.fields ?? (colors.length * sizes.length > 1 ? { colors, sizes } : undefined);
  const hasCells = fields !== undefined && (isOpen || cells !== undefined);
  const attributes = line.attributes.filter(({ id }) => !hasCells || !cellAttributes.includes(id));
  return (
    <tr className={line.isNew ? 'is-new' : undefined}>
      <th scope="row">
        <span className="thing">
          <Picture path={picture} width={1000} height={1000} alt="" sizes="3rem" />
          <span className="cart-thing">
            <b>
              <UserText text={name} />
            </b>
            {line.note !== '' && <small className="soft">{line.note}</small>}
            {attributes.length > 0 && (
              <span className="row-1 cart-options">
                {attributes.map((attribute) => (
                  <OptionSelect
                    key={attribute.id}
                    attribute={attribute}
                    of={name}
                    onChoose={(optionId) => line.choose(attribute.id, optionId)}
                  />
                ))}
              </span>
            )}
            {fields && !line.fields && (
              <Button
                kind="quiet"
                small
                aria-expanded={hasCells}
                onClick={() => {
                  setOpen(!hasCells);
                  if (hasCells) line.setCells([]);
                }}
              >
                {each(hasCells ? 'oneKind' : 'matrix')}
              </Button>
            )}
            {hasCells && <CellTable {...fields} of={name} cells={cells ?? []} onChange={line.setCells} />}
            {line.problem !== '' && (
              <small className="bad-text" role="alert">
                {line.problem}
              </small>
            )}
          </span>
        </span>
      </th>
      <td>
        {hasCells ? (
          <b>
            <Num>{quantity}</Num>
          </b>
        ) : (
          <Stepper
            value={quantity}
            max={maxTyped}
            onChange={line.setQuantity}
            labels={{
              group: t('quantityOf', { name }),
              field: t('quantityOf', { name }),
              less: t('less', { name }),
              more: t('more', { name }),
            }}
          />
        )}
      </td>
      {hasStock && (
        <td>
          <Stock stock={stock} />
        </td>
      )}
      <td className="is-figure is-unit">
        {listCents !== null && (
          <>
            <s>
              <Num>{formatAmount(listCents)}</Num>
            </s>{' '}
          </>
        )}
        {unitCents !== null && <Num>{formatAmount(unitCents)}</Num>}
      </td>
      <td className="is-figure">
        {totalCents !== null && (
          <b>
            <Num>{formatAmount(totalCents)}</Num>
          </b>
        )}
        <OnceList once={line.once} />
        <IconButton icon="trash-2" label={common('removeNamed', { name })} onClick={line.remove} />
      </td>
    </tr>
  );
}
