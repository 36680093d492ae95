import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { messages } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import type { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { formatDate } from '#rules/format-date.ts';
import { formatAmount } from '#rules/money.ts';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { ChangeDiff } from '../history/change-diff.tsx';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useLabels, useOffice } from '../office-context.ts';
import '../orders/order-parts.css';

type Cart = Answer<typeof previewDiscount>['carts'][number];

/** A cart before and after a discount. */
export function ExampleCart({ cart }: { cart: Cart }) {
  const t = useLabels(officeDiscountsLabels);
  const message = useLabels(messages);
  const inLanguage = useLocalizedText();
  const { chrome: layout } = useOffice();
  const { orderedAt, lines, beforeCents, afterCents, refusal } = cart;
  return (
    <li className="example-cart stack-3">
      <h4>{orderedAt === null ? t('cartAlone') : t('cartOf', { day: formatDate(orderedAt, layout) })}</h4>
      <ul role="list">
        {lines.map((line) => (
          <li key={line.productId}>
            {line.picture !== '' && <img src={line.picture} alt="" width={36} height={36} loading="lazy" />}
            <span>
              <Filled
                text={t('times')}
                places={{ n: line.quantity, name: <UserText text={inLanguage(line.name)} /> }}
              />
            </span>
            <Price before={line.beforeCents} after={line.afterCents} />
          </li>
        ))}
      </ul>
      <dl className="order-sums">
        <div>
          <dt>{t('before')}</dt>
          <dd>
            <Num>{formatAmount(beforeCents)}</Num>
          </dd>
        </div>
        <div className="is-total">
          <dt>{t(beforeCents === afterCents ? 'same' : 'after')}</dt>
          <dd>
            <Num>{formatAmount(afterCents)}</Num>
          </dd>
        </div>
      </dl>
      {refusal && <p className="soft">{message(refusal.code as 'invalidCoupon', refusal.values)}</p>}
    </li>
  );
}

function Price({ before, after }: { before: number; after: number }) {
  const now = <Num>{formatAmount(after)}</Num>;
  return before === after ? now : <ChangeDiff was={<Num>{formatAmount(before)}</Num>} is={now} />;
}
