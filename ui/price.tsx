import { Badge } from './badge.tsx';
import { Money } from './money.tsx';
import { Num } from './num.tsx';
import './price.css';

export interface PriceLabels {
  /** Visually hidden texts before the current and the old price. */
  now: string;
  before: string;
}

interface PriceProps {
  /** Dollars, without discount. */
  price: number;
  /** Dollars. If it is absent, null, 0 or not below the price, there is no discount. */
  discounted?: number | null | undefined;
  size?: 'normal' | 'large';
  labels: PriceLabels;
}

/** A price. With a discount it also shows the old price struck through and the discount in percent. */
export function Price({ price, discounted, size = 'normal', labels }: PriceProps) {
  const large = size === 'large';
  const className = large ? 'price run large' : 'price run';
  // Large type in a paragraph would be taken for a heading.
  const Tag = large ? 'div' : 'p';
  if (!discounted || discounted >= price) {
    return (
      <Tag className={className}>
        <Money value={price} />
      </Tag>
    );
  }
  const percent = Math.round((1 - discounted / price) * 100);
  return (
    <Tag className={`${className} sale`}>
      <span className="vh">{labels.now} </span>
      <ins>
        <Money value={discounted} />
      </ins>{' '}
      <span className="vh">{labels.before} </span>
      <del>
        <Money value={price} />
      </del>
      {percent > 0 && (
        <Badge>
          <Num>-{percent}%</Num>
        </Badge>
      )}
    </Tag>
  );
}
