import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeStockCountLabels } from '#contract/labels/office/stock-count.ts';
import { plainDigits } from '#contract/languages.ts';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { useLabels } from '#office/office-context.ts';
import { useScannedName } from '#office/scan/use-scanned-name.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { type CountedRow, differenceOf, keyOf, setCounted, without } from './count.ts';
import type { Refusals } from './use-count.ts';
import '#office/styles/table.css';

interface CountTableProps {
  rows: readonly CountedRow[];
  refusals: Refusals;
  isBusy: boolean;
  change: (to: (before: readonly CountedRow[]) => readonly CountedRow[]) => unknown;
}

const maxCounted = 1_000_000;

/** What was counted, and how it differs from the stock. */
export function CountTable({ rows, refusals, isBusy, change }: CountTableProps) {
  const t = useLabels(officeStockCountLabels);
  const common = useLabels(officeCommonLabels);
  const nameOf = useScannedName();
  return (
    <div className="grid-wrap">
      <table className="grid counted">
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('stock')}</th>
            <th scope="col">{t('counted')}</th>
            <th scope="col">{t('difference')}</th>
            <th scope="col">
              <span className="vh">{common('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = nameOf(row);
            const difference = differenceOf(row);
            return (
              <tr key={keyOf(row)}>
                <th scope="row">
                  <UserText text={name} />{' '}
                  <small className="soft">
                    <Num>{row.sku}</Num>
                  </small>
                  <FieldProblem text={refusals[keyOf(row)]} />
                </th>
                <td>
                  <Num>{row.stock}</Num>
                </td>
                <td>
                  <input
                    className="pieces"
                    inputMode="numeric"
                    dir="ltr"
                    readOnly={isBusy}
                    aria-label={t('countedOf', { name })}
                    value={row.counted}
                    onChange={({ currentTarget }) => {
                      const counted = Number(plainDigits(currentTarget.value));
                      if (Number.isInteger(counted) && counted >= 0 && counted <= maxCounted)
                        change((before) => setCounted(before, row, counted));
                    }}
                  />
                </td>
                <td>
                  <Num>{difference > 0 ? `+${difference}` : difference}</Num>
                </td>
                <td>
                  <IconButton
                    icon="x"
                    label={t('removeOf', { name })}
                    disabled={isBusy}
                    onClick={() => change((before) => without(before, row))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
