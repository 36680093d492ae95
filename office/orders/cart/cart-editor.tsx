import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels } from '#office/office-context.ts';
import { type CartLine, CartLineRow } from './cart-line-row.tsx';
import { FindGoods } from './find-goods.tsx';
import { type RemovedLine, RemovedLineRow } from './removed-line-row.tsx';
import '#office/styles/table.css';
import './cart-editor.css';

interface CartEditorProps {
  lines: readonly CartLine[];
  removed: readonly RemovedLine[];
  /** Whether the lines are being calculated. */
  isBusy: boolean;
  onAdd: (productId: number) => void;
}

/** Finds products, and edits the lines of an order: a new one's, or those of a placed one. */
export function CartEditor({ lines, removed, isBusy, onAdd }: CartEditorProps) {
  const t = useLabels(officePhoneOrderLabels);
  const hasStock = lines.some(({ stock }) => stock !== undefined);
  const heads = ['product', 'howMany', ...(hasStock ? (['stockNow'] as const) : []), 'one', 'sum'] as const;
  const isFigure = (key: string) => key === 'one' || key === 'sum';
  return (
    <>
      <FindGoods onFound={onAdd} />
      {lines.length + removed.length === 0 && !isBusy ? (
        <p className="soft">{t('noLines')}</p>
      ) : (
        <table className="grid cart-lines" aria-busy={isBusy}>
          <caption className="vh">{t('linesOf')}</caption>
          <thead>
            <tr>
              {heads.map((key) => (
                <th scope="col" key={key} className={isFigure(key) ? 'is-figure' : undefined}>
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <CartLineRow key={line.key} line={line} hasStock={hasStock} />
            ))}
            {removed.map((line) => (
              <RemovedLineRow key={line.key} line={line} columns={heads.length - 1} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
