import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { centsOf } from '#rules/money.ts';
import { paidText as amountPaidText } from '#rules/riel.ts';
import { formatDateOnly } from '#rules/format-date.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import type { OrderProgress } from './order-progress.ts';

type Note = OrderProgress['Payment']['Notes'][number];

/** Formats dollars as text. An order paid in riel shows riel first. */
export const paidText = (dollars: number, riel: number | null): string =>
  amountPaidText({ cents: centsOf(dollars), riel });

/**
 * The order's amount due, and whether and how its payment is refunded. Renders no element if there is no such
 * sentence.
 */
export function PaymentNotes({ payment: { Notes } }: { payment: OrderProgress['Payment'] }) {
  const t = useLabels(paymentStatusLabels);
  const { chrome: layout } = useShop();
  if (Notes.length === 0) return null;
  return (
    <p>
      {Notes.map(({ Key, Money, Received, Day }) => (
        <span key={Key}>
          <Filled
            text={t(Key)}
            places={{
              amount: <Amount of={Money} />,
              received: <Amount of={Received} />,
              day: Day !== undefined && <Num>{formatDateOnly(Day, layout)}</Num>,
            }}
          />{' '}
        </span>
      ))}
    </p>
  );
}

const Amount = ({ of }: { of: Note['Money'] }) => of && <Num>{paidText(of.Amount, of.Riel)}</Num>;
