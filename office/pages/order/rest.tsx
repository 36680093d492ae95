import { useState } from 'react';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Answer } from '#contract/operation.ts';
import { confirmOrderRest } from '#contract/operations/office/orders/confirm-order-rest.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { useAnswer } from '#office/data/query-client.ts';
import { useChange } from '#office/data/use-change.ts';
import { useMay } from '#office/data/use-may.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { Section } from '#office/parts/screen.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { amountText } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/parts/dialog.tsx';
import { Field } from '#ui/field.tsx';
import type { Order } from '#office/order/order.ts';

type OpenRest = NonNullable<Answer<typeof listOrderChanges>['rest']>;

/** The balance due after an edit, until staff confirm its payment. Renders no content without one. */
export function Rest({ order: { number } }: { order: Order }) {
  const t = useLabels(officeOrderChange);
  const when = useMoments();
  const may = useMay();
  const shared = useLabels(sharedLabels);
  const [isOpen, setOpen] = useState(false);
  const rest = useAnswer(listOrderChanges, { number }).data?.rest ?? null;
  if (!rest) return null;
  return (
    <Section title={t('rest')} end={<b>{amountText(rest.cents)}</b>}>
      <Note kind="us">{t('restSince', { when: when(rest.askedAt) })}</Note>
      {may('payments.confirm') && (
        <Button kind="ghost" onClick={() => setOpen(true)}>
          {t('restSeen')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('restSeen')} closeLabel={shared('close')}>
        <SeenForm number={number} rest={rest} />
      </Dialog>
    </Section>
  );
}

function SeenForm({ number, rest }: { number: string; rest: OpenRest }) {
  const t = useLabels(officeOrderChange);
  const { least } = useRules();
  const { mutateAsync } = useChange(confirmOrderRest, { saved: t('restDone'), isInForm: true });
  const form = useOfficeForm({
    start: { reference: '' },
    rules: { reference: least(3) },
    blames: { referenceUsed: 'reference' },
    send: ({ reference }) => mutateAsync({ number, rest: rest.id, cents: rest.cents, reference }),
  });
  return (
    <OfficeForm form={form} label={t('restSeen')} submit={t('restSeen')}>
      <p>{t('restSure', { amount: amountText(rest.cents) })}</p>
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
