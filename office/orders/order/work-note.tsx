import { listText } from '#rules/text-of-language.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { releaseOrder } from '#contract/operations/office/orders/release-order.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { Note } from '#office/components/note.tsx';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import type { OrderSteps } from '../use-steps.ts';
import { Field } from '#ui/field.tsx';

interface WorkProps {
  order: Order;
  steps: OrderSteps;
}

/** What work on an order waits for, and a way to start it anyway, with a reason. */
export function WorkNote({ order, steps }: WorkProps) {
  const { lang } = useOffice();
  const t = useLabels(officeProofLabels);
  const may = useCan();
  const { missing, state } = order;
  if (missing.length === 0) return null;
  const mayStart = state !== 'awaitingPayment' && may('orders.release') && may('orders.fulfil');
  const isLeaving = missing.includes('balance');
  const action = t(isLeaving ? 'shipAnyway' : 'startAnyway');
  const start = (
    <DialogButton text={action} title={action} small>
      {(close) => <Reason order={order} steps={steps} onDone={close} />}
    </DialogButton>
  );
  return (
    <Note kind="us" end={mayStart && start}>
      {t(isLeaving ? 'leavesAfter' : 'waitsFor')}{' '}
      {listText(
        lang,
        missing.map((what) => t(what)),
      )}
    </Note>
  );
}

function Reason({ order: { number, missing }, steps, onDone }: WorkProps & { onDone: () => void }) {
  const t = useLabels(officeProofLabels);
  const { needed } = useRules();
  const isLeaving = missing.includes('balance');
  const action = t(isLeaving ? 'shipAnyway' : 'startAnyway');
  const { mutateAsync } = useOfficeMutation(releaseOrder, { isInForm: true });
  const form = useOfficeForm({
    start: { reason: '' },
    rules: { reason: needed },
    send: async ({ reason }) => {
      await mutateAsync({ number, reason });
      if (!isLeaving) await steps.go('prepare', false);
      onDone();
    },
  });
  return (
    <OfficeForm form={form} label={action} submit={action}>
      <Field
        {...form.ties('reason')}
        label={t('reason')}
        hint={t(isLeaving ? 'shipHint' : 'startHint')}
        maxLength={300}
        autoComplete="off"
        dir="auto"
      />
    </OfficeForm>
  );
}
