import { discount } from '#contract/resources/discount.ts';
import { UserText } from '#ui/user-text.tsx';
import { State } from '../components/state.tsx';
import { DiscountPreview } from './discount-preview.tsx';
import { DiscountUses } from './discount-uses.tsx';
import { EndNow } from './end-now.tsx';
import { TypedSentence } from './typed-sentence.tsx';
import { useDiscountSentence } from './use-discount-sentence.ts';
import { useLabels } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

interface Of {
  record: RecordOf<'discount'>;
}

const looks = {
  running: 'published',
  planned: 'dated',
  ended: 'archived',
  usedUp: 'archived',
  off: 'hidden',
} as const;

/** Whether shoppers get a discount now, later or no longer. */
function StateCell({ record: { fields } }: Of) {
  const t = useLabels(discount.labels);
  return <State look={looks[fields.state]}>{t(`field.state.${fields.state}`)}</State>;
}

/** A discount as a sentence, and the name that staff gave it. */
function SentenceCell({ record: { fields } }: Of) {
  const sentenceOf = useDiscountSentence();
  const { name, couponCode } = fields;
  return (
    <>
      <UserText text={sentenceOf(fields)} />
      {name !== '' && name !== couponCode && (
        <span className="soft">
          {' '}
          <UserText text={name} />
        </span>
      )}
    </>
  );
}

const forKind: Readonly<Record<string, string>> = {
  productIds: 'products',
  categoryIds: 'categories',
  buyQuantity: 'buyGet',
  buyProductIds: 'buyGet',
  buyCategoryIds: 'buyGet',
  getQuantity: 'buyGet',
  getProductIds: 'buyGet',
  getCategoryIds: 'buyGet',
  maxPerOrder: 'buyGet',
  deliveryMethodIds: 'delivery',
  provinces: 'delivery',
};
/** Fields that only a coupon has. */
const ofCoupons = new Set(['minCents', 'firstOrder', 'maxUses', 'maxUsesPerCustomer']);

/** Fields that free delivery doesn't have. */
const valueFields = new Set(['percent', 'amountCents']);

/** Leaves out fields that mean nothing for this discount, unless they have a value. */
function isShown(name: string, values: Readonly<Record<string, unknown>>): boolean {
  if (name in forKind) return values['kind'] === forKind[name];
  const isDelivery = values['kind'] === 'delivery';
  if (isDelivery && valueFields.has(name)) return values[name] !== null;
  if (isDelivery && name === 'minCents') return true;
  return !ofCoupons.has(name) || values['couponCode'] !== null || Boolean(values[name]);
}

export default resourceParts({
  name: 'discount',
  titleHead: 'one',
  cells: { name: SentenceCell, state: StateCell },
  Status: StateCell,
  fieldsFor: (values) =>
    Object.values(discount.groups ?? {})
      .flatMap(({ fields }) => fields)
      .filter((name) => isShown(name, values)),
  Above: TypedSentence,
  FormActions: EndNow,
  // Example carts have no address, so they have no delivery charge.
  Beside: (typed) => (typed.values.kind === 'delivery' ? null : <DiscountPreview {...typed} />),
  Below: ({ record }: Of) => <DiscountUses id={Number(record.id)} />,
});
