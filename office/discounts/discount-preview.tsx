import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import { discount } from '#contract/resources/discount.ts';
import { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { UserText } from '#ui/user-text.tsx';
import { Note } from '../components/note.tsx';
import { QueryState } from '../components/query-state.tsx';
import { validationErrorsOf } from '../data/faults.ts';
import { officeQuery } from '../data/query-client.ts';
import { useDebouncedValue } from '../forms/use-debounced-value.ts';
import { useLabels } from '../office-context.ts';
import type { RecordFields } from '../records/use-records.ts';
import type { RecordOf } from '../resources/resource.ts';
import { ExampleCart } from './example-cart.tsx';
import { OverlapList } from './overlap-list.tsx';
import { useDiscountSentence } from './use-discount-sentence.ts';
import './discounts.css';

const targetsOf = { products: 'productIds', categories: 'categoryIds' } as const;

/** Whether a discount has an amount and items. The shop refuses it otherwise. */
const hasEffect = ({ kind, percent, amountCents, couponCode, ...fields }: RecordOf<'discount'>['fields']) =>
  (percent === null) !== (amountCents === null) &&
  (kind === 'total' ? couponCode !== null : fields[targetsOf[kind]].length > 0);

/** The fields that staff can change. */
const editable = (fields: RecordOf<'discount'>['fields']) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) =>
      Object.values(discount.groups ?? {}).some((group) => group.fields.some((each) => each === name)),
    ),
  );

interface DiscountPreviewProps {
  /** Null for a new discount. */
  id: number | null;
  /** As typed, saved or not. */
  values: RecordOf<'discount'>['fields'];
}

/**
 * The effect of a discount before it is saved: its sentence, products, example carts, and overlapping
 * discounts.
 */
export function DiscountPreview({ id, values }: DiscountPreviewProps) {
  const t = useLabels(officeDiscountsLabels);
  const sentenceOf = useDiscountSentence();
  const isComplete = hasEffect(values);
  const typed = useDebouncedValue(JSON.stringify(editable(values)));
  const query = useQuery({
    ...officeQuery(previewDiscount, { id, fields: JSON.parse(typed) as RecordFields }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  const isIncomplete = !isComplete || validationErrorsOf(query.error).length > 0;
  return (
    <section
      className="discount-preview record-beside"
      aria-labelledby="discount-effect"
      aria-busy={query.isFetching}
    >
      <h2 id="discount-effect">{t('effect')}</h2>
      {isIncomplete ? (
        <Note>{t('notReady')}</Note>
      ) : (
        <QueryState query={query}>
          {({ rule, products, excluded, carts, overlaps }) => (
            <>
              <p className="discount-sentence" aria-live="polite">
                <UserText text={sentenceOf(rule)} />
              </p>
              <p className="soft">
                {products === 1 ? t('oneProduct') : t('products', { n: products })}{' '}
                {excluded > 0 && t('excluded', { n: excluded })}
              </p>
              <h3>{t('carts')}</h3>
              {carts.length === 0 ? (
                <Note>{t('noCarts')}</Note>
              ) : (
                <ul className="example-carts" role="list">
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
