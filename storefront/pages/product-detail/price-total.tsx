import { Fragment } from 'react';
import { Money } from '#ui/money.tsx';
import type { Choice } from './product-data.ts';

/** Shows how the price is calculated: the base price and the surcharges, in dollars. */
export function PriceTotal({ base, surcharges }: { base: number; surcharges: readonly Choice[] }) {
  return (
    <p className="sum">
      {surcharges.length > 0 && <Money value={base} />}
      {surcharges.map(({ id, name, price }) => (
        <Fragment key={`${id} ${name}`}>
          {' '}
          <span>
            + {name} <Money value={price} />
          </span>
        </Fragment>
      ))}
    </p>
  );
}
