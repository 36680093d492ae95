import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { updateProfileForm } from '#contract/forms/update-profile.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { companyLabels } from '#contract/labels/storefront/company.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { companyLengths } from '#contract/company-lengths.ts';
import {
  AddressField,
  MobileField,
  NameFields,
  PostalCodeField,
  RecipientFields,
  SecondMobileField,
} from '#storefront/account/person-fields.tsx';
import { personValues, recipientOf, secondMobileOf } from '#storefront/account/person-values.ts';
import { RegionFields } from '#storefront/account/place-fields.tsx';
import { usePlaces } from '#storefront/account/use-places.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { PlannedChange } from './planned-change.tsx';
import { type Details, type OrderPlan, useOrderDetails } from './use-order-details.ts';

interface ChangeDetailsProps {
  OrderId: number;
  /** Called after the change was saved. */
  onChanged: () => void;
  /** Called when the shop refuses, because the page shows outdated data. */
  onRefused: () => void;
}

/** Changes address, note and company of an order: the form, then the new total and day, which are confirmed. */
export function ChangeDetails({ OrderId, onChanged, onRefused }: ChangeDetailsProps) {
  const words = useLabels(sharedLabels);
  const details = useOrderDetails(OrderId, { onChanged, onRefused });
  const { stored, planned, busy } = details;
  if (!stored) return <output>{words('loading')}</output>;
  return (
    <>
      <DetailsForm stored={stored} isHidden={planned !== null} busy={busy} onReview={details.review} />
      {planned && <PlannedChange stored={stored} planned={planned} details={details} />}
    </>
  );
}

interface DetailsFormProps {
  stored: OrderPlan;
  isHidden: boolean;
  busy: boolean;
  onReview: (values: Details) => void;
}

function DetailsForm({ stored, isHidden, busy, onReview }: DetailsFormProps) {
  const t = useLabels(ordersHistoryLabels);
  const profile = useLabels(updateProfileLabels);
  const checkout = useLabels(checkoutLabels);
  const words = useLabels(sharedLabels);
  const choosing = usePlaces(placesOf(stored));
  const { formProps, ties, check } = useFormCheck(updateProfileForm);
  const fill = useEffectEvent(choosing.fill);
  useEffect(() => void fill(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { StateProvinceId, CityId } = choosing.ids;
    const values = {
      ...personValues(data),
      SecondMobileNo: secondMobileOf(data),
      ...recipientOf(data),
      StateProvinceId,
      CityId,
    };
    if (!check(values)) return;
    const OrderNote = formText(data, 'OrderNote').trim();
    onReview({
      ...values,
      OrderNote,
      Company: stored.MayChangeCompany ? companyOf(data) : stored.Company,
      DeliveryWayId: null,
    });
  };
  return (
    <form className="form" {...formProps} hidden={isHidden} aria-label={t('changeDetails')} onSubmit={submit}>
      <div className="two">
        <NameFields
          first={{
            ...ties('FirstName'),
            label: profile('lbl_uprofile_fname'),
            defaultValue: stored.FirstName,
          }}
          last={{ ...ties('LastName'), label: profile('lbl_uprofile_lname'), defaultValue: stored.LastName }}
        />
        <RegionFields
          choosing={choosing}
          names={{ state: profile('lbl_uprofile_state'), city: profile('lbl_uprofile_city') }}
        />
        <MobileField
          {...ties('MobileNo')}
          label={profile('lbl_uprofile_contno')}
          defaultValue={stored.MobileNo}
        />
        <SecondMobileField {...ties('SecondMobileNo')} defaultValue={stored.SecondMobileNo} />
        <PostalCodeField
          {...ties('PostalCode')}
          label={profile('lbl_uprofile_pcode')}
          defaultValue={stored.PostalCode}
        />
        <RecipientFields
          name={{ ...ties('RecipientName'), defaultValue: stored.RecipientName }}
          mobile={{ ...ties('RecipientMobileNo'), defaultValue: stored.RecipientMobileNo }}
        />
      </div>
      <AddressField
        {...ties('AddressLineOne')}
        choosing={choosing}
        label={profile('lbl_uprofile_shipaddress')}
        defaultValue={stored.AddressLineOne}
      />
      <TextArea
        name="OrderNote"
        label={checkout('orderNote')}
        optional={words('optional')}
        rows={2}
        maxLength={2000}
        defaultValue={stored.OrderNote}
      />
      {stored.MayChangeCompany && <CompanyPart company={stored.Company} />}
      <Button type="submit" busy={busy}>
        {t('reviewChange')}
      </Button>
    </form>
  );
}

function CompanyPart({ company }: { company: OrderPlan['Company'] }) {
  const t = useLabels(companyLabels);
  const optional = useLabels(sharedLabels)('optional');
  const part = (name: 'Name' | 'TaxNumber' | 'Address', max: number) => ({
    name: `Company${name}`,
    maxLength: max,
    optional,
    defaultValue: company?.[name] ?? '',
  });
  return (
    <div className="two">
      <Field label={t('name')} autoComplete="organization" {...part('Name', companyLengths.name)} />
      <Field
        label={t('taxNumber')}
        hint={t('taxNumberHint')}
        dir="ltr"
        {...part('TaxNumber', companyLengths.taxNumber)}
      />
      <Field label={t('address')} {...part('Address', companyLengths.address)} />
    </div>
  );
}

function companyOf(data: FormData): Details['Company'] {
  const part = (name: string) => formText(data, `Company${name}`).trim();
  const company = { Name: part('Name'), TaxNumber: part('TaxNumber'), Address: part('Address') };
  return company.Name === '' ? null : company;
}

function placesOf({ CountryID, StateProvinceID, StateName, CityID, CityName }: OrderPlan) {
  const only = (value: number | null, text: string) => (value === null ? [] : [{ value, text }]);
  return {
    country: String(CountryID ?? ''),
    state: String(StateProvinceID ?? ''),
    city: String(CityID ?? ''),
    states: only(StateProvinceID, StateName),
    cities: only(CityID, CityName),
  };
}
