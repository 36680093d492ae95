import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { useLabels } from '#office/office-context.ts';
import { keyOfUnit } from '#office/orders/order.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { isOfBoth, isToShelf } from './refund-of.ts';
import type { Plan, Refundable, RefundFields } from './refundable.ts';

interface RefundLinesProps {
  fields: RefundFields;
  refundable: Refundable;
  plan: Plan | undefined;
  onChange: (fields: RefundFields) => void;
}

/** Units to refund per line, and whether to restock them. */
export function RefundLines({ fields, refundable, plan, onChange }: RefundLinesProps) {
  const t = useLabels(officeRefundLabels);
  const inLanguage = useLocalizedText();
  const { pieces, shelf, gone: hadLeft } = fields;
  return (
    <table className="grid refund-lines">
      <caption className="vh">{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col" className="is-figure">
            {t('of')}
          </th>
          <th scope="col" className="is-figure">
            {t('pieces')}
          </th>
          <th scope="col">{t('toStock')}</th>
          <th scope="col" className="is-figure">
            {t('sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {refundable.lines.map((line) => {
          const { name: both, quantity, refunded, restocked, isDigital, left: gone } = line;
          const key = keyOfUnit(line.id, line.cell);
          const name = inLanguage(both);
          const left = quantity - refunded;
          const typed = pieces[key] ?? '';
          const worth =
            plan?.lines.find((each) => each.id === line.id && each.cell === line.cell)?.cents ?? 0;
          return (
            <tr key={key} className={worth > 0 ? 'is-chosen' : undefined}>
              <th scope="row">
                <UserText text={name} />
                {gone > 0 && <small className="soft"> {t('gone', { n: gone })}</small>}
                {isOfBoth(line) && typed !== '' && (
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={hadLeft[key] ?? false}
                      onChange={({ currentTarget }) =>
                        onChange({ ...fields, gone: { ...hadLeft, [key]: currentTarget.checked } })
                      }
                    />
                    {t('ofGone')}
                  </label>
                )}
              </th>
              <td className="is-figure">
                <Num>{left}</Num>
              </td>
              <td className="is-figure">
                <input
                  className="pieces"
                  name={`pieces-${key}`}
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                  maxLength={6}
                  aria-label={t('piecesOf', { name })}
                  disabled={left === 0}
                  value={typed}
                  onChange={({ currentTarget }) =>
                    onChange({ ...fields, pieces: { ...pieces, [key]: currentTarget.value } })
                  }
                />
              </td>
              <td>
                <input
                  type="checkbox"
                  aria-label={t('toStockOf', { name })}
                  disabled={isDigital || restocked >= quantity || typed === ''}
                  checked={typed !== '' && isToShelf(shelf, line, refundable)}
                  onChange={({ currentTarget }) =>
                    onChange({ ...fields, shelf: { ...shelf, [key]: currentTarget.checked } })
                  }
                />
              </td>
              <td className={worth === 0 ? 'is-figure soft' : 'is-figure'}>
                {fields.kind === 'lines' && <Num>{formatAmount(worth)}</Num>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
