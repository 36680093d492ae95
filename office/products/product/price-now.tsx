import { useState } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { formatPercent } from '#office/components/percent.ts';
import type { ProductAnswer } from '../product.ts';

/** The current price as the shop calculates it, with the applied discounts. */
export function PriceNow({ now: { payCents, reductions } }: { now: ProductAnswer['now'] }) {
  const t = useLabels(officeProductLabels);
  const when = useDateTimes();
  const [now] = useState(() => Date.now());
  return (
    <div className="stack-2">
      <p className="soft">{t('shopperPays')}</p>
      <div className="price-figure">
        <Num>{formatAmount(payCents)}</Num>
      </div>
      {reductions.length === 0 && <p className="soft">{t('noReductions')}</p>}
      <ul aria-label={t('reductions')}>
        {reductions.map(({ id, name, percent, amountCents, startsAt, endsAt, isTaken }) => {
          const off = percent === null ? formatAmount(amountCents ?? 0) : formatPercent(percent);
          const isLater = startsAt !== null && Date.parse(startsAt) > now;
          const at = isLater ? startsAt : endsAt;
          const sentence = at === null ? 'reductionOpen' : isLater ? 'reductionLater' : 'reductionNow';
          return (
            <li key={id}>
              {t(sentence, { name, off, at: at === null ? '' : when(at) })}
              {isTaken && <b> · {t('inForce')}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
