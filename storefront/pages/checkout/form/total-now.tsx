import { Money } from '#ui/money.tsx';
import type { PriceWords } from '#ui/price.tsx';

interface TotalNowProps {
  /** Dollars, before the coupon. */
  orderTotal: number;
  /** Amount to pay, in dollars. */
  total: number;
  words: PriceWords;
}

/** The order's total; with a coupon discount struck through, beside the amount to pay. */
export function TotalNow({ orderTotal, total, words }: TotalNowProps) {
  if (total === orderTotal) {
    return (
      <strong>
        <Money value={total} />
      </strong>
    );
  }
  return (
    <>
      <span className="vh">{words.before} </span>
      <del>
        <Money value={orderTotal} />
      </del>{' '}
      <span className="vh">{words.now} </span>
      <ins>
        <Money value={total} />
      </ins>
    </>
  );
}
