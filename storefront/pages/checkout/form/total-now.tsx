import { Money } from '#ui/money.tsx';
import type { PriceWords } from '#ui/price.tsx';

interface TotalNowProps {
  /** The total in dollars, before the coupon. */
  orderTotal: number;
  /** Amount to pay, in dollars. */
  total: number;
  words: PriceWords;
}

/** The order's total. With a coupon discount it is struck through, beside the amount to pay. */
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
