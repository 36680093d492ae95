import { useId } from 'react';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { plainDigits } from '#contract/languages.ts';
import { priceLine, requiredPieces, stepAt } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { formatMoney, Money } from '#ui/money.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import type { ProductData } from './product-data.ts';
import type { Group } from './use-group.ts';

interface HowManyProps {
  product: ProductData;
  group: Group;
  /** Explains that no more can be ordered. */
  onAboveMax: (n: number) => void;
}

/** How many pieces in all: a field, and the prices by quantity as buttons that fill it. */
export function HowMany({ product, group, onAboveMax }: HowManyProps) {
  const t = useLabels(groupOrderLabels);
  const id = useId();
  const { pieces, priced, setPieces } = group;
  const { terms, total, base } = priced;
  const { steps } = terms;
  const required = requiredPieces(terms.minimum);
  const shown = steps.filter((_, at) => (steps[at + 1]?.from ?? Infinity) > required);
  const now = pieces > 0 ? stepAt(steps, pieces) : null;
  const max = maximumQuantity(product.orderMaximum);
  const whole = total / Math.max(1, pieces);
  const priceAt = (quantity: number) =>
    formatMoney(
      centsToDollars(
        priceLine({ ...terms, options: [], prints: [] }, [{ colorId: 0, sizeId: 0, quantity }]).unitCents,
      ),
    );
  return (
    <section className="g-q" aria-labelledby={id} data-question="many">
      <h2 className="h4" id={id}>
        {t('howMany')} <small>{t('allTogether')}</small>
      </h2>
      <div className="g-many">
        <input
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={7}
          aria-labelledby={id}
          value={pieces || ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            const typed = Number(plainDigits(currentTarget.value).replaceAll(/\D/gu, ''));
            if (typed > max) onAboveMax(max);
            setPieces(typed);
          }}
        />
        <p aria-live="polite">
          {pieces > 0 ? (
            <>
              <b>
                <Filled text={t('each')} places={{ price: <Money value={base} /> }} />
              </b>
              {whole > base && (
                <span>
                  <Filled text={t('eachPrinted')} places={{ price: <Money value={whole} /> }} />
                </span>
              )}
            </>
          ) : (
            <span>{t('pressStep')}</span>
          )}
        </p>
      </div>
      <fieldset className="g-stair" aria-label={t('steps')}>
        {shown.map((step) => {
          const from = Math.max(step.from, required);
          return (
            <button key={step.from} type="button" aria-pressed={step === now} onClick={() => setPieces(from)}>
              <b>
                <Num>{priceAt(from)}</Num>
              </b>
              <span>
                <Filled text={t('from')} places={{ n: <Num>{from}</Num> }} />
              </span>
            </button>
          );
        })}
      </fieldset>
    </section>
  );
}
