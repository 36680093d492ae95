import { useState } from 'react';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { today } from '#storefront/today.ts';
import { useDates } from '#storefront/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { WholeWords } from '#ui/whole-words.tsx';
import type { PartProps } from '../part.ts';
import type { CodeSum } from './code-sum.ts';

interface PaidProps extends Pick<PartProps, 'place'> {
  paid: NonNullable<PartProps['paid']>;
  sums: readonly CodeSum[];
  /** The one that was paid. */
  sum: CodeSum;
}

/** Beside the tick: how much, when and where to, under which number, and the way to the order. */
export function Paid({ paid: { number, leave }, place, sums, sum }: PaidProps) {
  const t = useLabels(checkoutCodeLabels);
  const { chrome } = useShop();
  const { minute } = useDates();
  const [now] = useState(() => new Date().toISOString());
  const days = useOrderTimes().expected({ ShippingDays: place.days, OrderDay: today(chrome) });
  const other = sums.find(({ currency }) => currency !== sum.currency);
  return (
    <div className="pay-code-side">
      <dl className="pay-code-facts">
        <div>
          <dt>{t('paidSum')}</dt>
          <dd>
            <b>
              <Num>{sum.text}</Num>
            </b>{' '}
            {other && <Num>{other.text}</Num>}
            <span>
              <Filled text={t('paidBy')} places={{ moment: <Num>{minute(now)}</Num> }} />
            </span>
          </dd>
        </div>
        {days && (
          <div>
            <dt>{t('arrives')}</dt>
            <dd>
              <b>
                <WholeWords text={days} />
              </b>
              <span>{place.street}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('order')}</dt>
          <dd>
            <Num>{number}</Num>
          </dd>
        </div>
      </dl>
      <Button kind="act" wide onClick={() => leave(true)}>
        {t('seeOrder')}
      </Button>
    </div>
  );
}
