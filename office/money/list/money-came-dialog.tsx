import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { suggestOrders } from '#contract/operations/office/money/suggest-orders.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useDebouncedSearch } from '#office/forms/use-debounced-search.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { PersonName } from '#office/components/person-name.tsx';
import { type MoneyOf, readSum } from '#office/components/amounts.ts';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { formatAmount, formatCents } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';

const fits = { sure: 'fitSure', number: 'fitNumber', amount: 'fitAmount', name: 'fitName' } as const;

interface MoneyCameDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Finds the order that a payment on the account is for. */
export function MoneyCameDialog({ isOpen, onClose }: MoneyCameDialogProps) {
  const t = useLabels(officeMoneyLabels);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('moneyCame')} className="money-came">
      <MoneyCame />
    </Dialog>
  );
}

function MoneyCame() {
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const [currency, setCurrency] = useState<MoneyOf>('USD');
  const [total, setSum] = useState('');
  const [reference, setReference] = useState('');
  const sumField = useDebouncedSearch(total, setSum);
  const referenceField = useDebouncedSearch(reference, setReference);
  const { value: amount, readings } = readSum(total, currency);
  const isWrong = total !== '' && amount === null;
  const canSearch = !isWrong && (amount !== null || reference.trim().length >= 3);
  return (
    <div className="form">
      <p>{t('moneyCameText')}</p>
      <SegmentedControl
        label={t('currency')}
        value={currency}
        choices={[
          { value: 'USD', text: t('dollars') },
          { value: 'KHR', text: t('riel') },
        ]}
        onChoose={setCurrency}
      />
      <Field
        name="sum"
        label={common('amount')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={sumField.typed}
        error={isWrong ? numberProblem({ readings }, t('amountWrong')) : undefined}
        onChange={({ currentTarget }) => sumField.type(currentTarget.value)}
      />
      <Field
        name="reference"
        label={t('bankShows')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        dir="auto"
        value={referenceField.typed}
        onChange={({ currentTarget }) => referenceField.type(currentTarget.value)}
      />
      {canSearch && <Suggested amount={amount} currency={currency} reference={reference.trim()} />}
    </div>
  );
}

interface SuggestedProps {
  amount: number | null;
  currency: MoneyOf;
  reference: string;
}

function Suggested({ amount, currency, reference }: SuggestedProps) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const seen = amount === null ? null : { currency, amount };
  const query = useQuery(officeQuery(suggestOrders, { seen, text: reference }));
  const seenQuery = new URLSearchParams({
    ...(amount !== null && {
      amount: currency === 'USD' ? formatCents(amount) : String(amount),
      in: currency,
    }),
    ...(reference !== '' && { reference }),
  });
  return (
    <section aria-label={t('suggested')} aria-live="polite">
      <QueryState query={query}>
        {({ orders }) =>
          orders.length === 0 ? (
            <Note>{t('noneFits')}</Note>
          ) : (
            <ul className="suggested">
              {orders.map(({ number, customer, cents, riel, fit, standing: status }) => (
                <li key={number}>
                  <a href={`${links.money}/${encodeURIComponent(number)}?${seenQuery}`}>
                    <b>{number}</b> <PersonName of={customer} />
                    <span className="suggested-sum">
                      <Num>
                        {currency === 'KHR' && riel !== null ? formatRiel(riel) : formatAmount(cents)}
                      </Num>
                    </span>
                    <small>
                      {t(fits[fit])}
                      {status === 'ended' && ` · ${t('hasEnded')}`}
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
