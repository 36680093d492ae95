import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import type { Answer } from '#contract/operation.ts';
import type { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';
import { setRielRate } from '#contract/operations/office/settings/set-riel-rate.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels } from '#office/office-context.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { Table } from '#office/components/table.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { readRiel } from '#rules/read-number.ts';
import { formatRiel, isFarRate } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';

type Rates = Answer<typeof getPaymentMethods>['riel'];

/** Riel per dollar: the current rate, a new one, and the history. */
export function Riel({ rates }: { rates: Rates }) {
  const t = useLabels(officePaymentsLabels);
  const when = useDateTimes();
  const set = useOfficeMutation(setRielRate, { saved: t('rateSaved'), isInForm: true });
  const [now] = rates;
  const rate = now?.rate ?? null;
  const form = useOfficeForm({
    start: { rate: rate === null ? '' : String(rate) },
    rules: {
      rate: (typed) => (typed.trim() === '' || readRiel(typed).value !== null ? undefined : t('rateWrong')),
    },
    send: async (values) => {
      const next = values.rate.trim() === '' ? null : readRiel(values.rate).value;
      const isFar = rate !== null && next !== null && isFarRate(next, rate);
      if (isFar) {
        const question = t('rateFar', { now: formatRiel(rate), next: formatRiel(next) });
        if (!(await confirmDialog({ question, confirm: t('rateSave') }))) return;
      }
      await set.mutateAsync({ rate: next });
    },
  });
  return (
    <>
      <p>
        {rate === null || !now ? t('rielNone') : t('rielNow', { rate: formatRiel(rate), when: when(now.at) })}
      </p>
      <OfficeForm
        form={form}
        label={t('riel')}
        submit={t('rateSave')}
        beside={
          rate !== null && (
            <Button
              kind="quiet"
              busy={set.isPending}
              onClick={() =>
                void confirmDialog({ question: t('rateOffSure'), confirm: t('rateOff') }, () =>
                  set.mutate({ rate: null }),
                )
              }
            >
              {t('rateOff')}
            </Button>
          )
        }
      >
        <Field {...form.ties('rate')} label={t('rate')} hint={t('rateHint')} inputMode="numeric" />
      </OfficeForm>
      {rates.length > 1 && (
        <Table
          caption={t('ratesBefore')}
          rows={rates}
          keyOf={({ at }) => at}
          columns={[
            { name: 'since', head: t('since'), isTitle: true, cell: ({ at }) => when(at) },
            {
              name: 'rate',
              head: t('rate'),
              isFigure: true,
              cell: ({ rate: each }) => (each === null ? t('noRate') : <Num>{formatRiel(each)}</Num>),
            },
            { name: 'by', head: t('by'), look: 'soft', cell: ({ by, name }) => name || by },
          ]}
        />
      )}
    </>
  );
}
