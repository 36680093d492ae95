import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import { callOffice } from '#office/data/call-office.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useCurrentStaff } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import { Field } from '#ui/field.tsx';

interface NewCustomerProps {
  number: string;
  onMade: (customerId: number, language: LanguageCode) => void;
}

/** Creates a customer record for a first-time caller: name and language. */
export function NewCustomer({ number, onMade }: NewCustomerProps) {
  const { lang } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const sendsCodes = useCurrentStaff().data?.me?.sendsCodes !== false;
  const start = { firstName: '', lastName: '', language: lang };
  const form = useOfficeForm({
    start,
    isLight: true,
    send: async ({ language, ...name }) => {
      const nowhere = { mobile: number, address: '', stateId: null, cityId: null, postalCode: '' };
      const { id } = await callOffice(saveCustomer, { who: { number, language }, ...name, ...nowhere });
      onMade(id, language);
    },
  });
  const fields = [
    <Field
      key="first"
      label={t('firstName')}
      maxLength={200}
      autoComplete="off"
      {...form.ties('firstName')}
    />,
    <Field key="last" label={t('lastName')} maxLength={150} autoComplete="off" {...form.ties('lastName')} />,
  ];
  return (
    <OfficeForm form={form} label={t('newCustomer', { number })} submit={t('makeCustomer')} kind="ghost">
      <div className="stack-3 pair">{lang === 'en' ? fields : fields.toReversed()}</div>
      <SegmentedControl
        label={t('speaks')}
        value={form.values.language}
        choices={languageCodes.map((code) => ({
          value: code,
          text: languages[code].name,
          lang: languages[code].tag,
        }))}
        onChoose={(language) => form.set('language', language)}
      />
      <p className="soft">{t(sendsCodes ? 'newHint' : 'newHintNoCodes')}</p>
    </OfficeForm>
  );
}
