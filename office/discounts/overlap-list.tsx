import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import type { Answer } from '#contract/operation.ts';
import type { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { formatAmount } from '#rules/money.ts';
import { Filled } from '#ui/filled.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useLabels, useOffice } from '../office-context.ts';
import '../components/description-list.css';
import { useDiscountSentence } from './use-discount-sentence.ts';

type Overlap = Answer<typeof previewDiscount>['overlaps'][number];

const sentences = {
  this: 'thisWins',
  other: 'otherWins',
  third: 'thirdWins',
  noCoupon: 'noCoupon',
} as const;

/** Discounts for the same products, and which one a shopper gets. */
export function OverlapList({ overlaps }: { overlaps: readonly Overlap[] }) {
  const t = useLabels(officeDiscountsLabels);
  const { links } = useOffice();
  const sentenceOf = useDiscountSentence();
  const inLanguage = useLocalizedText();
  if (overlaps.length === 0) return null;
  return (
    <>
      <h3>{t('overlaps')}</h3>
      <ul className="facts" role="list">
        {overlaps.map(({ id, rule, wins, product, products, payCents }) => (
          <li key={id}>
            <a href={`${links.discounts}/${id}`}>
              <UserText text={sentenceOf(rule)} />
            </a>{' '}
            <span className="soft">
              <Filled
                text={t(sentences[wins])}
                places={{
                  product: <UserText text={inLanguage(product.name)} />,
                  pay: formatAmount(payCents),
                  n: products,
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
