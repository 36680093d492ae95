import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import type { Answer } from '#contract/operation.ts';
import { confirmOrderBalance } from '#contract/operations/office/orders/confirm-order-rest.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useCan } from '#office/data/use-can.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { Field } from '#ui/field.tsx';
import type { Order } from '#office/order/order.ts';

type OpenBalance = NonNullable<Answer<typeof listOrderChanges>['rest']>;

/** The balance due after an edit, until staff confirm its payment. Renders no content if no balance is due. */
export function Balance({ order: { number } }: { order: Order }) {
  const t = useLabels(officeOrderChange);
  const when = useDateTimes();
  const may = useCan();
  const balance = useOfficeQuery(listOrderChanges, { number }).data?.rest ?? null;
  if (!balance) return null;
  return (
    <Section title={t('rest')} end={<b>{formatAmount(balance.cents)}</b>}>
      <Note kind="us">{t('restSince', { when: when(balance.askedAt) })}</Note>
      {may('payments.confirm') && (
        <DialogButton text={t('restSeen')} title={t('restSeen')}>
          {() => <SeenForm number={number} rest={balance} />}
        </DialogButton>
      )}
    </Section>
  );
}

function SeenForm({ number, rest: balance }: { number: string; rest: OpenBalance }) {
  const t = useLabels(officeOrderChange);
  const { least: minLength } = useRules();
  const { mutateAsync } = useOfficeMutation(confirmOrderBalance, { saved: t('restDone'), isInForm: true });
  const form = useOfficeForm({
    start: { reference: '' },
    rules: { reference: minLength(3) },
    blames: { referenceUsed: 'reference' },
    send: ({ reference }) => mutateAsync({ number, rest: balance.id, cents: balance.cents, reference }),
  });
  return (
    <OfficeForm form={form} label={t('restSeen')} submit={t('restSeen')}>
      <p>{t('restSure', { amount: formatAmount(balance.cents) })}</p>
      <Field
        {...form.ties('reference')}
        label={t('reference')}
        dir="ltr"
        autoComplete="off"
        maxLength={100}
      />
    </OfficeForm>
  );
}
