import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { useRefusalText } from '#office/data/refusals.ts';
import { withProduct } from './draft.ts';
import { FindGoods } from './find-goods.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import { Extras } from './extras.tsx';
import type { PhoneOrderDraft } from './use-draft.ts';
import '#office/styles/table.css';

/** The ordered items, at current prices and stock. */
export function What({ talk }: { talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const refusalText = useRefusalText();
  const { draft, change, quote } = talk;
  const lines = quote.data?.lines ?? [];
  const heads = ['product', 'howMany', 'stockNow', 'one', 'sum'] as const;
  return (
    <Section title={common('items')}>
      <FindGoods onFound={(productId) => change({ lines: withProduct(draft, productId) })} />
      {quote.isError && !quote.data && (
        <Note kind="bad" role="alert">
          {refusalText(quote.error)}
        </Note>
      )}
      {draft.lines.length === 0 ? (
        <p className="soft">{t('noLines')}</p>
      ) : (
        <table className="grid talk-lines" aria-busy={quote.isPlaceholderData}>
          <caption className="vh">{t('linesOf')}</caption>
          <thead>
            <tr>
              {heads.map((key) => (
                <th scope="col" key={key}>
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(({ productId }) => draft.lines.some((line) => line.productId === productId))
              .map((line) => (
                <OrderLineRow key={line.productId} line={line} talk={talk} />
              ))}
          </tbody>
        </table>
      )}
      <Extras talk={talk} />
    </Section>
  );
}
