import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { Note } from '../components/note.tsx';
import { QueryState } from '../components/query-state.tsx';
import { validationErrorsOf } from '../data/validation-errors.ts';
import { useLabels } from '../office-context.ts';
import { ExampleCart } from './example-cart.tsx';
import { OverlapList } from './overlap-list.tsx';
import { type TypedDiscount, useDiscountEffect } from './use-discount-effect.ts';
import './discounts.css';

/** The effect of a discount before it is saved: its products, example carts, and overlapping discounts. */
export function DiscountPreview(typed: TypedDiscount) {
  const t = useLabels(officeDiscountsLabels);
  const { isComplete, query } = useDiscountEffect(typed);
  const isIncomplete = !isComplete || validationErrorsOf(query.error).length > 0;
  return (
    <section
      className="discount-preview record-beside stack-3"
      aria-labelledby="discount-effect"
      aria-busy={query.isFetching}
    >
      <h2 id="discount-effect">{t('effect')}</h2>
      {isIncomplete ? (
        <Note>{t('notReady')}</Note>
      ) : (
        <QueryState query={query}>
          {({ products, excluded, carts, overlaps }) => (
            <>
              <p className="soft">
                {products === 1 ? t('oneProduct') : t('products', { n: products })}{' '}
                {excluded > 0 && t('excluded', { n: excluded })}
              </p>
              <h3>{t('carts')}</h3>
              {carts.length === 0 ? (
                <Note>{t('noCarts')}</Note>
              ) : (
                <ul className="example-carts stack-3" role="list">
                  {carts.map((cart) => (
                    <ExampleCart
                      key={`${cart.orderedAt} ${cart.lines.map(({ productId }) => productId).join(' ')}`}
                      cart={cart}
                    />
                  ))}
                </ul>
              )}
              <OverlapList overlaps={overlaps} />
            </>
          )}
        </QueryState>
      )}
    </section>
  );
}
