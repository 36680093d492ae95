import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { usePersonText } from '#office/components/person-name.tsx';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import type { CashOrder } from './pending-payments.ts';

/** A new customer's cash order: staff call them and record the result with a second press. */
export function CashActions({ order: { number, customer, phone } }: { order: CashOrder }) {
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const person = usePersonText();
  const mayConfirm = useCan()('orders.change');
  const { lang } = useOffice();
  const confirm = useOfficeMutation(confirmOrder, {
    saved: ({ others }) =>
      others.length === 0
        ? t('confirmedOne', { number })
        : t('confirmedAll', { numbers: listText(lang, [number, ...others]) }),
  });
  return (
    <>
      {phone && (
        <Button
          kind="ghost"
          small
          icon="phone"
          href={`tel:${phone}`}
          aria-label={`${t('call')} ${person(customer)} ${phone}`}
        >
          {t('call')}
        </Button>
      )}
      {mayConfirm && (
        <Button
          kind="ghost"
          small
          busy={confirm.isPending}
          aria-label={`${common('confirm')} ${number}`}
          onClick={() => confirm.mutate({ number })}
        >
          {common('confirm')}
        </Button>
      )}
    </>
  );
}
