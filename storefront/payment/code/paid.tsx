import { useState } from 'react';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useArrival } from '#storefront/use-arrival.ts';
import { useDates } from '#storefront/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import type { PartProps } from '../part.ts';
import type { CodeSum } from './code-sum.ts';

interface PaidProps extends Pick<PartProps, 'place'> {
  paid: NonNullable<PartProps['paid']>;
  totals: readonly CodeSum[];
  sum: CodeSum;
}

/** The payment confirmation: amount, arrival, address and order number, and a link to the order. */
export function Paid({ paid: { number, leave }, place, totals, sum: total }: PaidProps) {
  const t = useLabels(checkoutCodeLabels);
  const shared = useLabels(sharedLabels);
  const { minute } = useDates();
  const [now] = useState(() => new Date().toISOString());
  const { address } = useShop().chrome.contact;
  const { isPickUp } = place;
  // The row label already says the first word.
  const word = shared(isPickUp ? 'readyOn' : 'arrives', { day: '' });
  const days = useArrival(place.days, place).replace(word, '');
  const other = totals.find(({ currency }) => currency !== total.currency);
  return (
    <div className="pay-code-side">
      <dl className="pay-code-facts">
        <div>
          <dt>{t('paidSum')}</dt>
          <dd>
            <span className="run">
              <b>
                <Num>{total.text}</Num>
              </b>{' '}
              {other && <Num>{other.text}</Num>}
            </span>
            <span>
              <Filled text={t('paidBy')} places={{ moment: <Num>{minute(now)}</Num> }} />
            </span>
          </dd>
        </div>
        {days && (
          <div>
            <dt>{isPickUp ? word : t('arrives')}</dt>
            <dd>
              <b>
                <KeepTogether text={days} />
              </b>
              <span>{isPickUp ? address : place.street}</span>
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
