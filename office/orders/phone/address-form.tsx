import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { listPlaces } from '#contract/operations/office/phone-orders/list-places.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import { callOffice } from '#office/data/call-office.ts';
import { queryClient, useOfficeQuery } from '#office/data/query-client.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { partsText } from '#rules/text-of-language.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { CommuneSelects } from './commune-selects.tsx';
import type { Customer } from './draft.ts';

const idOf = (value: string) => (value === '' ? null : Number(value));
const valueOf = (id: number | null) => (id === null ? '' : String(id));
const choices = (places: readonly { id: number; name: string }[]) =>
  places.map(({ id, name }) => ({ value: id, text: name }));

/** The caller's name and address, typed as they say them. A saved address fills the fields. */
export function AddressForm({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const { lang } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const shared = useLabels(sharedLabels);
  const { id, addresses, countryId } = customer;
  const form = useOfficeForm({
    start: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      mobile: customer.mobile,
      recipient: customer.recipient,
      recipientMobile: customer.recipientMobile,
      address: customer.address,
      stateId: valueOf(customer.stateId),
      cityId: valueOf(customer.cityId),
      postalCode: customer.postalCode,
    },
    rules: { address: (value) => (value.trim() === '' ? t('addressNeeded') : undefined) },
    send: async ({ stateId, cityId, ...texts }) => {
      const places = { stateId: idOf(stateId), cityId: idOf(cityId) };
      await callOffice(saveCustomer, { who: { id }, ...texts, ...places });
      await queryClient.invalidateQueries();
      onSaved();
    },
  });
  const { values, set, ties } = form;
  const wish = { countryId, stateId: idOf(values.stateId), cityId: idOf(values.cityId), language: lang };
  const { states = [], cities = [], communes = [] } = useOfficeQuery(listPlaces, wish).data ?? {};
  const [useStored, setUsesDraft] = useState('');
  const fill = (at: string) => {
    setUsesDraft(at);
    const chosen = addresses[Number(at)];
    if (at === '' || !chosen) return;
    set('recipient', chosen.recipient);
    set('recipientMobile', chosen.recipientMobile);
    set('address', chosen.address);
    set('stateId', valueOf(chosen.stateId));
    set('cityId', valueOf(chosen.cityId));
    set('postalCode', chosen.postalCode);
  };
  return (
    <OfficeForm form={form} label={t('where')} submit={t('saveAddress')} kind="ghost">
      {addresses.length > 0 && (
        <SelectField
          label={t('savedAddresses')}
          choose={common('select')}
          options={addresses.map(({ address, place, label }, at) => ({
            value: at,
            text: partsText(lang, [label, address, place]),
          }))}
          value={useStored}
          onChange={({ currentTarget }) => fill(currentTarget.value)}
        />
      )}
      <div className="stack-3 pair">
        <Field label={t('firstName')} maxLength={200} autoComplete="off" {...ties('firstName')} />
        <Field label={t('lastName')} maxLength={150} autoComplete="off" {...ties('lastName')} />
      </div>
      <Field
        label={t('phone')}
        optional={shared('optional')}
        type="tel"
        maxLength={50}
        autoComplete="off"
        {...ties('mobile')}
      />
      <div className="stack-3 pair">
        <Field
          label={t('recipient')}
          optional={shared('optional')}
          maxLength={200}
          autoComplete="off"
          {...ties('recipient')}
        />
        <Field
          label={common('recipientPhone')}
          optional={shared('optional')}
          type="tel"
          maxLength={50}
          autoComplete="off"
          {...ties('recipientMobile')}
        />
      </div>
      <div className="stack-3 pair">
        <SelectField
          name="stateId"
          label={t('province')}
          choose={common('select')}
          options={choices(states)}
          value={values.stateId}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== values.stateId) set('cityId', '');
            set('stateId', currentTarget.value);
          }}
        />
        <SelectField
          name="cityId"
          label={t('city')}
          choose={common('select')}
          options={choices(cities)}
          value={values.cityId}
          disabled={cities.length === 0}
          onChange={({ currentTarget }) => set('cityId', currentTarget.value)}
        />
      </div>
      <Field label={t('address')} maxLength={600} dir="auto" autoComplete="off" {...ties('address')} />
      {communes.length > 0 && (
        <CommuneSelects
          key={values.cityId}
          communes={communes}
          line={values.address}
          onWrite={(line) => set('address', line)}
        />
      )}
    </OfficeForm>
  );
}
