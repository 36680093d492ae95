import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { officeMailKinds } from '#contract/labels/office/mail-kinds.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { sendMailAgain } from '#contract/operations/office/orders/send-mail-again.ts';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { MessageToPassOn } from '#office/mails/unreached.tsx';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import type { Order } from '../order.ts';
import type { SentMail } from './use-record.ts';

interface MailAgainProps {
  mail: SentMail;
  order: Order;
}

/** Sends an email again unchanged, or shows what the shop couldn't send, for staff who may change orders. */
export function MailAgain({ mail, order: { number, unreached } }: MailAgainProps) {
  const { id, kind, to } = mail;
  const mails = useLabels(officeMailLabels);
  const t = useLabels(officeOrderRecord);
  const kinds = useLabels(officeMailKinds);
  const common = useLabels(officeCommonLabels);
  const may = useCan();
  const { mutate, isPending } = useOfficeMutation(sendMailAgain, { saved: common('emailQueued') });
  if (!may('orders.change')) return null;
  if (mail.standing !== 'sent' && unreached !== null)
    return (
      <DialogButton
        kind="quiet"
        small
        text={mails('showMessage')}
        label={mails('showMessageOf', { what: kinds(kind) })}
        title={kinds(kind)}
      >
        {() => <MessageToPassOn number={number} mail={id} to={to} />}
      </DialogButton>
    );
  return (
    <Button
      kind="quiet"
      small
      busy={isPending}
      aria-label={t('againWhat', { what: kinds(kind) })}
      onClick={() => mutate({ number, mail: id })}
    >
      {common('resend')}
    </Button>
  );
}
