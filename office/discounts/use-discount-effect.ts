import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { discount } from '#contract/resources/discount.ts';
import { officeQuery } from '../data/query-client.ts';
import { useDebouncedValue } from '../forms/use-debounced-value.ts';
import type { RecordFields } from '../records/use-records.ts';
import type { RecordOf } from '../resources/resource.ts';

type Fields = RecordOf<'discount'>['fields'];

export interface TypedDiscount {
  /** Null for a new discount. */
  id: number | null;
  /** As typed, saved or not. */
  values: Fields;
}

type Target = Pick<Fields['targets'][number], 'id' | 'of'>;
const targetsIn = (productIds: readonly number[], categoryIds: readonly number[]): Target[] => [
  ...productIds.map((id) => ({ id, of: 'product' as const })),
  ...categoryIds.map((id) => ({ id, of: 'category' as const })),
];

/** Returns the targeted products or categories, or those to buy. */
export function targetsOf(fields: Fields): Target[] {
  if (fields.kind === 'products') return targetsIn(fields.productIds, []);
  if (fields.kind === 'categories') return targetsIn([], fields.categoryIds);
  return fields.kind === 'buyGet' ? targetsIn(fields.buyProductIds, fields.buyCategoryIds) : [];
}

export const getTargetsOf = (fields: Fields): Target[] =>
  fields.kind === 'buyGet' ? targetsIn(fields.getProductIds, fields.getCategoryIds) : [];

/** Whether a discount has an amount and items. The shop refuses it otherwise. */
const hasEffect = (fields: Fields) =>
  (fields.percent === null) !== (fields.amountCents === null) &&
  (fields.kind === 'total' || fields.kind === 'buyGet'
    ? fields.couponCode !== null
    : targetsOf(fields).length > 0);

/** The fields that staff can change. */
const editable = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) =>
      Object.values(discount.groups ?? {}).some((group) => group.fields.some((each) => each === name)),
    ),
  );

/** Queries the effect of a discount that isn't saved yet, once it has an amount and items. */
export function useDiscountEffect({ id, values }: TypedDiscount) {
  const isComplete = hasEffect(values);
  const typed = useDebouncedValue(JSON.stringify(editable(values)));
  const query = useQuery({
    ...officeQuery(previewDiscount, { id, fields: JSON.parse(typed) as RecordFields }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  return { isComplete, query };
}
