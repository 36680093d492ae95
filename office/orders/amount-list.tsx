import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { formatVatRate } from '#rules/vat.ts';
import { Num } from '#ui/num.tsx';
import { useLabels } from '../office-context.ts';
import type { Order } from './order.ts';
import './order-parts.css';

interface AmountListProps {
  /** The parts of the total, with formatted amounts. */
  rows: readonly (readonly [name: string, amount: string])[];
  names: { total: string; inRiel: string };
  totalCents: number;
  /** The VAT in the total. Before the total if it was added to the parts, otherwise after it. */
  vat?: Order['vat'] | undefined;
  /** Null if the shop shows no riel. */
  riel: number | null;
}

export function AmountList({ rows, names, totalCents, vat, riel }: AmountListProps) {
  const t = useLabels(officeTaxLabels);
  const vatRow = vat && (
    <div>
      <dt>{t(vat.isAdded ? 'vat' : 'includesVat', { rate: formatVatRate(vat.rate) })}</dt>
      <dd>
        <Num>{formatAmount(vat.cents)}</Num>
      </dd>
    </div>
  );
  return (
    <dl className="order-sums">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Num>{amount}</Num>
          </dd>
        </div>
      ))}
      {vat?.isAdded && vatRow}
      <div className="is-total">
        <dt>{names.total}</dt>
        <dd>
          <Num>{formatAmount(totalCents)}</Num>
        </dd>
      </div>
      {!vat?.isAdded && vatRow}
      {riel !== null && (
        <div>
          <dt>{names.inRiel}</dt>
          <dd>
            <Num>{formatRiel(riel)}</Num>
          </dd>
        </div>
      )}
    </dl>
  );
}
