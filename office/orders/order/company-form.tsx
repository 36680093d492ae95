import { companyLengths } from '#contract/company-lengths.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { changeOrderCompany } from '#contract/operations/office/orders/change-order-company.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

const none = { name: '', taxNumber: '', address: '' };

/** Returns whether the reader may edit the company of an order: until its tax invoice is issued. */
export function useMayEditCompany({ taxDocuments }: Order): boolean {
  const may = useCan();
  return may('orders.change') && may('customers.read') && taxDocuments.length === 0;
}

/** Adds, edits or removes the company that an order is for. */
export function CompanyEditor({ order }: { order: Order }) {
  const t = useLabels(officeTaxLabels);
  const text = t(order.company ? 'editCompany' : 'addCompany');
  return (
    <DialogButton text={text} title={t('company')} small>
      {(close) => <CompanyForm order={order} onDone={close} />}
    </DialogButton>
  );
}

function CompanyForm({ order: { number, company: before }, onDone }: { order: Order; onDone: () => void }) {
  const t = useLabels(officeTaxLabels);
  const common = useLabels(officeCommonLabels);
  const { mutateAsync } = useOfficeMutation(changeOrderCompany, { saved: t('companySaved'), isInForm: true });
  const { needed } = useRules();
  const store = async (company: Order['company']) => {
    await mutateAsync({ number, before, company });
    onDone();
  };
  const form = useOfficeForm({
    start: before ?? none,
    rules: { name: needed },
    send: store,
  });
  return (
    <OfficeForm
      form={form}
      label={t('company')}
      submit={common('save')}
      beside={
        before && (
          <Button kind="ghost" onClick={() => void store(null).catch(() => undefined)}>
            {t('removeCompany')}
          </Button>
        )
      }
    >
      <p className="soft">{t('companyHint')}</p>
      <Field
        {...form.ties('name')}
        label={t('companyName')}
        maxLength={companyLengths.name}
        autoComplete="off"
        dir="auto"
      />
      <Field
        {...form.ties('taxNumber')}
        label={t('taxNumber')}
        maxLength={companyLengths.taxNumber}
        autoComplete="off"
        dir="ltr"
      />
      <Field
        {...form.ties('address')}
        label={t('companyAddress')}
        maxLength={companyLengths.address}
        autoComplete="off"
        dir="auto"
      />
    </OfficeForm>
  );
}
