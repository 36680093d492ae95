import { useQuery } from '@tanstack/react-query';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { suggestOrders } from '#contract/operations/office/money/suggest-orders.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useDebouncedValue } from '#office/forms/use-debounced-value.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { PersonName } from '#office/components/person-name.tsx';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { Num } from '#ui/num.tsx';
import type { SeenFields, Transfer } from './transfer.ts';
import { currencyOf } from './use-seen.ts';

const fits = { sure: 'fitSure', number: 'fitNumber', amount: 'sameSum', name: 'fitName' } as const;

interface OrderChoiceProps {
  transfer: Transfer;
  fields: SeenFields;
  /** The amount in the account's currency. Null if none was entered. */
  sum: number | null;
}

/**
 * The payment's order and other possible orders, because staff most often err by choosing the wrong order.
 */
export function OrderChoice({ transfer, fields, sum: total }: OrderChoiceProps) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const currency = currencyOf(transfer, fields.account);
  const same = { currency: 'USD' as const, amount: transfer.cents };
  const seen = total === null ? same : { currency, amount: total };
  const rested = useDebouncedValue(JSON.stringify({ seen, text: fields.reference.trim().slice(0, 100) }));
  const { data } = useQuery(
    officeQuery(suggestOrders, JSON.parse(rested ?? '') as { seen: typeof seen; text: string }),
  );
  // Also suggests orders with the same total as this one, whatever amount was entered.
  const alike = useQuery(officeQuery(suggestOrders, { seen: same, text: '' })).data;
  const found = [...(data?.orders ?? []), ...(alike?.orders ?? [])];
  const others = [...new Map(found.toReversed().map((order) => [order.number, order])).values()]
    .filter(({ number }) => number !== transfer.number)
    .toReversed();
  const query = new URLSearchParams({
    ...(fields.amount !== '' && { amount: fields.amount }),
    ...(currency === 'KHR' && { in: currency }),
    ...(fields.reference !== '' && { reference: fields.reference }),
  });
  const totalOf = ({ cents, riel }: Pick<Transfer, 'cents' | 'riel'>) =>
    currency === 'KHR' && riel !== null ? formatRiel(riel) : formatAmount(cents);
  return (
    <fieldset className="for-order">
      <legend>{t('forOrder')}</legend>
      <p className="order-card is-chosen">
        <b>{transfer.number}</b> <PersonName of={transfer.customer} />
        <span className="order-card-sum">
          <Num>{totalOf(transfer)}</Num>
        </span>
        <small>{t('thisOrder')}</small>
      </p>
      {others.map((other) => (
        <a
          className="order-card"
          key={other.number}
          href={`${links.money}/${encodeURIComponent(other.number)}?${query}`}
        >
          <b>{other.number}</b> <PersonName of={other.customer} />
          <span className="order-card-sum">
            <Num>{totalOf(other)}</Num>
          </span>
          <small className="is-warning">{t(fits[other.fit])}</small>
        </a>
      ))}
    </fieldset>
  );
}
