import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { Num } from '#ui/num.tsx';
import './order-parts.css';

interface SumListProps {
  /** What it is made of, each with its amount as it is written. */
  rows: readonly (readonly [name: string, amount: string])[];
  names: { total: string; inRiel: string };
  totalCents: number;
  /** null: the shop shows none. */
  riel: number | null;
}

/** How a total came about. */
export function SumList({ rows, names, totalCents, riel }: SumListProps) {
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
          <Num>{amountText(totalCents)}</Num>
        </dd>
      </div>
      {riel !== null && (
        <div>
          <dt>{names.inRiel}</dt>
          <dd>
            <Num>{rielText(riel)}</Num>
          </dd>
        </div>
      )}
    </dl>
  );
}
