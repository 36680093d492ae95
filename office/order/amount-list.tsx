import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { Num } from '#ui/num.tsx';
import './order-parts.css';

interface AmountListProps {
  /** The parts of the total, with formatted amounts. */
  rows: readonly (readonly [name: string, amount: string])[];
  names: { total: string; inRiel: string };
  totalCents: number;
  /** Null if the shop shows no riel. */
  riel: number | null;
}

/** A total with its parts. */
export function AmountList({ rows, names, totalCents, riel }: AmountListProps) {
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
      <div className="is-total">
        <dt>{names.total}</dt>
        <dd>
          <Num>{formatAmount(totalCents)}</Num>
        </dd>
      </div>
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
