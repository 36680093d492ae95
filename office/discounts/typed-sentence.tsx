import { UserText } from '#ui/user-text.tsx';
import { useDiscountSentence } from './use-discount-sentence.ts';
import { targetIds, type TypedDiscount, useDiscountEffect } from './use-discount-effect.ts';
import './discounts.css';

const countOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The sentence of a discount as typed. It follows every key; names of new items follow when the server knows them. */
export function TypedSentence({ id, values }: TypedDiscount) {
  const sentenceOf = useDiscountSentence();
  const { query } = useDiscountEffect({ id, values });
  const ids = targetIds(values);
  // A new discount has none.
  const { targets: stored }: Partial<TypedDiscount['values']> = values;
  const named = [...(query.data?.rule.targets ?? []), ...(stored ?? [])];
  const targets = ids.slice(0, 2).map((each) => named.find((target) => target.id === each));
  const rule = {
    ...values,
    couponCode: values.couponCode?.toUpperCase() || null,
    percent: countOf(values.percent),
    amountCents: countOf(values.amountCents),
    minCents: countOf(values.minCents),
    maxUses: countOf(values.maxUses),
    maxUsesPerCustomer: countOf(values.maxUsesPerCustomer),
    targets: targets.map((target) => target ?? { id: 0, name: { en: '…', km: '…' } }),
    targetCount: ids.length,
  };
  return (
    <p className="discount-sentence" aria-live="polite">
      <UserText text={sentenceOf(rule)} />
    </p>
  );
}
