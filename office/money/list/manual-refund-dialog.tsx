import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { recordManualRefund } from '#contract/operations/office/money/note-sent-back.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { usePersonText } from '#office/components/person-name.tsx';
import { formatTotal } from '#office/components/amounts.ts';
import { formatRiel } from '#rules/riel.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { useReasons } from './use-reasons.ts';
import type { PendingRefund } from './pending-payments.ts';

interface ManualRefundDialogProps {
  /** The refund to record. Null when closed. */
  money: PendingRefund | null;
  onClose: () => void;
}

/** Records a manual refund and the reference of its bank transfer. */
export function ManualRefundDialog({ money, onClose }: ManualRefundDialogProps) {
  const t = useLabels(officeMoneyLabels);
  return (
    <Dialog
      open={money !== null}
      onClose={onClose}
      title={money ? t('sentBackTitle', { amount: formatTotal(money.amount, money.currency) }) : ''}
    >
      {money && <ManualRefundForm money={money} onDone={onClose} />}
    </Dialog>
  );
}

function ManualRefundForm({ money, onDone }: { money: PendingRefund; onDone: () => void }) {
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const reason = useReasons();
  const person = usePersonText();
  const note = useOfficeMutation(recordManualRefund, { saved: t('sentBackDone'), isInForm: true });
  const { what, id, number, customer, phone, reference, cameAsRiel, isCash } = money;
  const form = useOfficeForm({
    start: { reference: '', note: '' },
    rules: isCash ? {} : { reference: needed },
    blames: { referenceUsed: 'reference' },
    send: async (typed) => {
      await note.mutateAsync({ what, id, ...typed });
      onDone();
    },
  });
  const facts: [string, string][] = [
    [t('order'), number],
    [t('customer'), [person(customer), phone].filter(Boolean).join(' · ')],
    [t('cameFrom'), reference],
    [t('cameAsRiel'), cameAsRiel === null ? '' : formatRiel(cameAsRiel)],
    [common('reason'), reason(money)],
  ];
  return (
    <>
      <p>{t(isCash ? 'cashBackText' : 'sentBackText')}</p>
      <MoneyFacts facts={facts} />
      <OfficeForm
        form={form}
        label={t('sentBack')}
        submit={t('sentBack')}
        beside={
          <Button kind="ghost" onClick={onDone}>
            {common('notNow')}
          </Button>
        }
      >
        <Field
          {...form.ties('reference')}
          label={t('sentReference')}
          hint={isCash ? t('cashReferenceHint') : undefined}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        <Field {...form.ties('note')} label={t('note')} hint={t('noteHint')} maxLength={500} dir="auto" />
      </OfficeForm>
    </>
  );
}
