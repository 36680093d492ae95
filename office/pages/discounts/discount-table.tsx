import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import type { Answer } from '#contract/operation.ts';
import type { listDiscounts } from '#contract/operations/office/discounts/list-discounts.ts';
import { DiscountState } from '#office/discounts/discount-state.tsx';
import { useDiscountSentence } from '#office/discounts/use-discount-sentence.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import '#office/styles/table.css';
import '#office/resources/resource-list.css';

type Discount = Answer<typeof listDiscounts>['discounts'][number];

interface DiscountTableProps {
  discounts: readonly Discount[];
  /** Whether other discounts are loading. */
  isBusy: boolean;
}

/** The table of discounts, each as a sentence. On a phone a discount takes a few lines. */
export function DiscountTable({ discounts, isBusy }: DiscountTableProps) {
  const t = useLabels(officeDiscountsLabels);
  const seesMoney = discounts.some(({ results }) => results.offCents !== null);
  return (
    <div className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}>
      <table className="grid rows resource" aria-busy={isBusy}>
        <caption className="vh">{t('discount')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('discount')}</th>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className="is-figure">
              {t('uses')}
            </th>
            {seesMoney && (
              <>
                <th scope="col" className="is-figure">
                  {t('given')}
                </th>
                <th scope="col" className="is-figure">
                  {t('revenue')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {discounts.map((each) => (
            <Row key={each.id} discount={each} seesMoney={seesMoney} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ discount, seesMoney }: { discount: Discount; seesMoney: boolean }) {
  const t = useLabels(officeDiscountsLabels);
  const { links } = useOffice();
  const sentenceOf = useDiscountSentence();
  const { id, name, rule, state, results } = discount;
  const { couponCode } = rule;
  return (
    <tr>
      <th scope="row">
        <a className="row-link" href={`${links.discounts}/${id}`}>
          <UserText text={sentenceOf(rule)} />
        </a>
        {name !== '' && name !== couponCode && (
          <span className="soft">
            {' '}
            <UserText text={name} />
          </span>
        )}
      </th>
      <td data-label={t('code')}>{couponCode !== null && <Num>{couponCode}</Num>}</td>
      <td data-label={t('state')}>
        <DiscountState state={state} />
      </td>
      <td className="is-figure" data-label={t('uses')}>
        <Num>{results.orders}</Num>
      </td>
      {seesMoney && (
        <>
          <td className="is-figure" data-label={t('given')}>
            <Num>{formatAmount(results.offCents ?? 0)}</Num>
          </td>
          <td className="is-figure" data-label={t('revenue')}>
            <Num>{formatAmount(results.revenueCents ?? 0)}</Num>
          </td>
        </>
      )}
    </tr>
  );
}
