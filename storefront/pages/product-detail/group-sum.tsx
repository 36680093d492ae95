import { onceLabels } from '#contract/labels/shared/once.ts';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { centsOf, centsToDollars, sumCents } from '#rules/money.ts';
import { onceKey } from '#rules/once-key.ts';
import { InRiel } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import type { useDue } from './use-due.ts';
import type { Group } from './use-group.ts';

interface GroupSumProps {
  group: Group;
  due: ReturnType<typeof useDue>;
}

/** The total in its parts, and what is paid now. */
export function GroupSum({ group, due: { total, now, due } }: GroupSumProps) {
  const t = useLabels(groupOrderLabels);
  const once = useLabels(onceLabels);
  const deposit = useLabels(depositLabels);
  const story = useLabels(orderProgressLabels);
  const { pieces, priced, choiceOf } = group;
  const { base, groups } = priced;
  const added = groups.flatMap((each) => {
    const choice = choiceOf(each);
    return choice && choice.price > 0
      ? [{ id: each.attributeId, name: choice.name, price: choice.price }]
      : [];
  });
  const ofPieces = sumCents(
    [base, ...added.map(({ price }) => price)].map((price) => centsOf(price) * pieces),
  );
  const onceCents = sumCents(priced.once.map(({ cents }) => cents));
  const ofColors = centsOf(priced.total) - onceCents - ofPieces;
  const vat = centsOf(total) - centsOf(priced.total);
  const each = (price: number) => (
    <Filled text={t('pieces')} places={{ n: <Num>{pieces}</Num>, price: <Money value={price} /> }} />
  );
  return (
    <section className="slip krama g-sum">
      <dl className="sums">
        <div>
          <dt>{each(base)}</dt>
          <dd>
            <Money value={base * pieces} />
          </dd>
        </div>
        {ofColors > 0 && (
          <div>
            <dt>{t('ofColors')}</dt>
            <dd>
              <Money value={centsToDollars(ofColors)} />
            </dd>
          </div>
        )}
        {added.map(({ id, name, price }) => (
          <div key={id}>
            <dt>
              {name} · {each(price)}
            </dt>
            <dd>
              <Money value={price * pieces} />
            </dd>
          </div>
        ))}
        {priced.once.map(({ kind, attributeId = 0, cents }) => {
          const name = groups.find((position) => position.attributeId === attributeId)?.name ?? '';
          return (
            <div key={`${kind} ${attributeId}`}>
              <dt>{once(onceKey(kind, name), { name })}</dt>
              <dd>
                <Money value={centsToDollars(cents)} />
              </dd>
            </div>
          );
        })}
        {vat > 0 && (
          <div>
            <dt>{t('vat')}</dt>
            <dd>
              <Money value={centsToDollars(vat)} />
            </dd>
          </div>
        )}
        <div className="sum-total">
          <dt>
            {t('total')}
            <small>
              <Filled text={t('eachPrinted')} places={{ price: <Money value={total / pieces} /> }} /> ·{' '}
              {t('withoutDelivery')}
            </small>
          </dt>
          <dd>
            <Money value={total} />
            <InRiel dollars={total} />
          </dd>
        </div>
        {now !== undefined && (
          <div className="sum-total">
            <dt>{t('payNow')}</dt>
            <dd>
              <strong>
                <Money value={now ?? total} />
              </strong>
            </dd>
          </div>
        )}
        {typeof now === 'number' && (
          <>
            <div className="sum-aside">
              <dt>{deposit('deposit')}</dt>
              <dd>
                <InRiel dollars={now} />
              </dd>
            </div>
            <div className="sum-aside">
              <dt>
                <Filled
                  text={story(due === 'delivery' ? 'laterDelivery' : 'laterReady')}
                  places={{ amount: <Money value={centsToDollars(centsOf(total) - centsOf(now))} /> }}
                />
              </dt>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}
