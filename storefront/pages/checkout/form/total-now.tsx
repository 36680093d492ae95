import { useTaxonomy } from '#storefront/products/use-taxonomy.ts';
import { Money } from '#ui/money.tsx';

interface TotalNowProps {
  /** The total in dollars, before the coupon. */
  orderTotal: number;
  /** Amount to pay, in dollars. */
  total: number;
}

/** The order's total. With a coupon discount it is struck through, beside the amount to pay. */
export function TotalNow({ orderTotal, total }: TotalNowProps) {
  const { price: labels } = useTaxonomy();
  if (total === orderTotal) {
    return (
      <strong>
        <Money value={total} />
      </strong>
    );
  }
  return (
    <>
      <span className="vh">{labels.before} </span>
      <del>
        <Money value={orderTotal} />
      </del>{' '}
      <span className="vh">{labels.now} </span>
      <ins>
        <Money value={total} />
      </ins>
    </>
  );
}
