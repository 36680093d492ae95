import { useState } from 'react';
import { pickUpKey } from '#contract/pick-up-key.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import type { Answer } from '#contract/operation.ts';
import { requestBalance } from '#contract/operations/office/orders/ask-balance.ts';
import { confirmOrderBalance } from '#contract/operations/office/orders/confirm-order-balance.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useCan } from '#office/data/use-can.ts';
import { readPrice } from '#office/forms/amounts.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useDays } from '#office/components/use-days.ts';
import { formatAmount, formatCents } from '#rules/money.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { MoneyPart } from '../money-part.tsx';
import { isPickUp, type Order } from '../order.ts';

type OpenBalance = NonNullable<Answer<typeof listOrderChanges>['balance']>;

/** The balance of an order, due now or later, until it is paid. Renders no content if there is none. */
export function Balance({ order }: { order: Order }) {
  const { number } = order;
  const t = useLabels(officeOrderChange);
  const when = useDateTimes();
  const day = useDays();
  const may = useCan();
  const request = useOfficeMutation(requestBalance, { saved: t('balanceRequested') });
  const balance = useOfficeQuery(listOrderChanges, { number }).data?.balance ?? null;
  if (!balance) return null;
  const isLater = balance.due !== 'now';
  return (
    <MoneyPart title={t(isLater ? 'balanceLater' : 'rest')} end={<b>{formatAmount(balance.cents)}</b>}>
      {balance.dueOn !== null ? (
        <Note kind={isLater ? 'plain' : 'us'}>{t('restByDay', { day: day(balance.dueOn) })}</Note>
      ) : isLater ? (
        <Note>
          {t(balance.due === 'delivery' ? pickUpKey('restDelivery', isPickUp(order)) : 'restReady')}
        </Note>
      ) : (
        <Note kind="us">{t('balanceSince', { when: when(balance.requestedAt) })}</Note>
      )}
      {isLater && balance.dueOn === null && may('orders.fulfil') && order.state !== 'awaitingPayment' && (
        <Button
          kind={order.state === 'inProgress' ? 'plain' : 'ghost'}
          small
          busy={request.isPending}
          onClick={() => void request.mutateAsync({ number })}
        >
          {t('requestBalance')}
        </Button>
      )}
      {may('payments.confirm') && order.state !== 'awaitingPayment' && (
        <DialogButton text={t('restSeen')} title={t('restSeen')}>
          {() => <SeenForm number={number} balance={balance} />}
        </DialogButton>
      )}
    </MoneyPart>
  );
}

function SeenForm({ number, balance }: { number: string; balance: OpenBalance }) {
  const t = useLabels(officeOrderChange);
  const common = useLabels(officeCommonLabels);
  const { least: minLength } = useRules();
  const numberProblem = useNumberProblem();
  const [isCash, setIsCash] = useState(false);
  const { mutateAsync } = useOfficeMutation(confirmOrderBalance, { saved: t('restDone'), isInForm: true });
  const form = useOfficeForm({
    start: { reference: '', received: formatCents(balance.cents) },
    rules: {
      reference: isCash ? () => undefined : minLength(3),
      received: (text) => {
        const read = readPrice(text);
        return read.value === null || read.value < 1
          ? numberProblem(read, common('invalidPrice'))
          : undefined;
      },
    },
    blames: { referenceUsed: 'reference' },
    send: ({ reference, received }) =>
      mutateAsync({
        number,
        balance: balance.id,
        cents: balance.cents,
        received: readPrice(received).value ?? balance.cents,
        reference: isCash ? '' : reference,
      }),
  });
  return (
    <OfficeForm form={form} label={t('restSeen')} submit={t('restSeen')}>
      <SelectField
        name="how"
        label={t('restHow')}
        options={[
          { value: 'transfer', text: t('restTransfer') },
          { value: 'cash', text: t('restCash') },
        ]}
        value={isCash ? 'cash' : 'transfer'}
        onChange={(event) => setIsCash(event.currentTarget.value === 'cash')}
      />
      <Field
        {...form.ties('received')}
        label={t('restReceived')}
        hint={t('restReceivedHint')}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
      />
      {!isCash && (
        <>
          <p>{t('restSure', { amount: formatAmount(balance.cents) })}</p>
          <Field
            {...form.ties('reference')}
            label={t('reference')}
            dir="ltr"
            autoComplete="off"
            maxLength={100}
          />
        </>
      )}
    </OfficeForm>
  );
}
