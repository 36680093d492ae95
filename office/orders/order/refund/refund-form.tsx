import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { newKey } from '#office/data/new-key.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { MailPreview } from '#office/mails/mail-preview.tsx';
import { Failure, Note } from '#office/components/note.tsx';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#web/toasts.ts';
import type { Order } from '#office/orders/order.ts';
import { nothingChosen, type Refundable } from './refundable.ts';
import { RefundChoice } from './refund-choice.tsx';
import { refundOf } from './refund-of.ts';
import { RefundTotals } from './refund-totals.tsx';
import { useRefundPlan } from './use-refund-plan.ts';

interface RefundFormProps {
  number: string;
  wayToPay: Order['wayToPay'];
  isPickUp: boolean;
  refundable: Refundable;
  onDone: () => void;
}

/** The refunded part, reason, totals, and the customer's email. */
export function RefundForm({
  number,
  wayToPay: paymentMethod,
  isPickUp,
  refundable,
  onDone,
}: RefundFormProps) {
  const t = useLabels(officeRefundLabels);
  const common = useLabels(officeCommonLabels);
  const { needed } = useRules();
  const refusalText = useRefusalText();
  const [fields, setFields] = useState(nothingChosen);
  // One key per attempt: retries after a lost response don't refund twice.
  const [key] = useState(newKey);
  const refund = useOfficeMutation(refundOrder, { isInForm: true });
  const { leftCents, askAboveCents, isByHand } = refundable;
  const of = refundOf(fields, refundable);
  const { plan, error } = useRefundPlan(of && { number, of, leftCents }, refund.isPending);
  const form = useOfficeForm({
    start: { reason: '' },
    rules: { reason: needed },
    send: async ({ reason }) => {
      if (!of) throw new Error('nothing to give back');
      const { cents, offCents = 0 } = await refund.mutateAsync({ number, of, leftCents, reason, key });
      if (offCents > 0) showToast('success', t('loweredDone', { amount: formatAmount(offCents) }));
      if (cents > 0) showToast('success', t('asked', { amount: formatAmount(cents) }));
      onDone();
    },
  });
  const { cents = 0, offCents = 0 } = plan ?? {};
  const isOnlyLower = cents === 0 && offCents > 0;
  return (
    <OfficeForm
      form={{ ...form, submit: async (event) => (plan ? form.submit(event) : event.preventDefault()) }}
      label={t('refund')}
      // The button shows an amount only once it can be refunded.
      submit={
        plan === undefined
          ? t('refund')
          : isOnlyLower
            ? t('lowerBy', { amount: formatAmount(offCents) })
            : t('give', { amount: formatAmount(cents) })
      }
      isBlocked={plan === undefined}
      apart={
        <>
          <p className="soft">{t('asksAgain', { amount: formatAmount(askAboveCents) })}</p>
          <Button kind="ghost" onClick={onDone}>
            {common('notNow')}
          </Button>
        </>
      }
    >
      <div className="cols refund-cols">
        <div className="form">
          <RefundChoice {...{ fields, refundable, plan }} onChange={setFields} />
          <Failure>{error !== null && refusalText(error)}</Failure>
          <Field
            {...form.ties('reason')}
            label={common('reason')}
            hint={t('reasonHint')}
            maxLength={500}
            dir="auto"
          />
          <RefundTotals {...{ plan, refundable, wayToPay: paymentMethod, isPickUp }} />
          {isByHand && !isOnlyLower && <Note>{t('handNote')}</Note>}
        </div>
        {plan && (
          <section className="stack-2 refund-mail" aria-label={t('mail')}>
            <h3>{t('mail')}</h3>
            <MailPreview mail={plan.mail} />
          </section>
        )}
      </div>
    </OfficeForm>
  );
}
