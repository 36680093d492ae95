import { UserText } from '#ui/user-text.tsx';
import { useDiscountSentence } from './use-discount-sentence.ts';
import { getTargetsOf, targetsOf, type TypedDiscount, useDiscountEffect } from './use-discount-effect.ts';
import './discounts.css';

const countOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The sentence of a discount as typed. It follows every key; names of new items follow when the server knows them. */
export function TypedSentence({ id, values }: TypedDiscount) {
  const sentenceOf = useDiscountSentence();
  const { query } = useDiscountEffect({ id, values });
  // A new discount has none.
  const stored: Partial<TypedDiscount['values']> = values;
  const named = [query.data?.rule, stored].flatMap((rule) => [
    ...(rule?.targets ?? []),
    ...(rule?.getTargets ?? []),
  ]);
  const withNames = (targets: ReturnType<typeof targetsOf>) =>
    targets.slice(0, 2).map(
      (each) =>
        named.find(({ id: one, of }) => one === each.id && of === each.of) ?? {
          ...each,
          id: 0,
          name: { en: '…', km: '…' },
        },
    );
  const [targets, getTargets] = [targetsOf(values), getTargetsOf(values)];
  const rule = {
    ...values,
    couponCode: values.couponCode?.toUpperCase() || null,
    percent: countOf(values.percent),
    amountCents: countOf(values.amountCents),
    minCents: countOf(values.minCents),
    maxUses: countOf(values.maxUses),
    maxUsesPerCustomer: countOf(values.maxUsesPerCustomer),
    buyQuantity: countOf(values.buyQuantity),
    getQuantity: countOf(values.getQuantity),
    maxPerOrder: countOf(values.maxPerOrder),
    targets: withNames(targets),
    targetCount: targets.length,
    getTargets: withNames(getTargets),
    getTargetCount: getTargets.length,
  };
  return (
    <p className="discount-sentence" aria-live="polite">
      <UserText text={sentenceOf(rule)} />
    </p>
  );
}
