import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { addressForm } from '#contract/forms/address.ts';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { formText } from '#web/forms/form-text.ts';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AddressField, PostalCodeField, RecipientFields, SecondMobileField } from './person-fields.tsx';
import { recipientOf, secondMobileOf } from './person-values.ts';
import { RegionFields } from './place-fields.tsx';
import { usePlaces } from './use-places.ts';
import { useLabels } from '../shop-context.tsx';
import type { Address, useAddresses } from './use-addresses.ts';

interface AddressFormProps {
  /** The address to edit; null for a new one. */
  address: Address | null;
  /** The customer's country. All their addresses are in it. */
  country: number | null;
  save: ReturnType<typeof useAddresses>['save'];
  onClose: () => void;
}

export function AddressForm({ address, country, save, onClose }: AddressFormProps) {
  const t = useLabels(addressLabels);
  const shared = useLabels(sharedLabels);
  const choosing = usePlaces({
    country: String(country ?? ''),
    state: String(address?.StateProvinceID ?? ''),
    city: String(address?.CityID ?? ''),
    states: address?.StateProvinceID ? [{ value: address.StateProvinceID, text: address.StateName }] : [],
    cities: address?.CityID ? [{ value: address.CityID, text: address.CityName }] : [],
  });
  const { formRef, formProps, ties, check } = useFormCheck(addressForm);
  const open = useEffectEvent(() => {
    formRef.current?.querySelector<HTMLElement>('input')?.focus();
    void choosing.fill();
  });
  useEffect(() => open(), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { StateProvinceId, CityId } = choosing.ids;
    const values = {
      AddressLineOne: formText(data, 'AddressLineOne').trim(),
      PostalCode: formText(data, 'PostalCode').trim(),
      SecondMobileNo: secondMobileOf(data),
      ...recipientOf(data),
    };
    const fields = { AddressID: address?.AddressID ?? null, Label: formText(data, 'Label').trim() };
    if (check(values) && (await save({ ...fields, ...values, StateProvinceId, CityId }))) onClose();
  };
  return (
    <form
      className="form"
      {...formProps}
      aria-labelledby="address-form"
      onSubmit={(event) => void submit(event)}
    >
      <h3 id="address-form">{t(address ? 'editTitle' : 'addTitle')}</h3>
      <Field
        name="Label"
        label={t('label')}
        optional={shared('optional')}
        autoComplete="off"
        maxLength={40}
        defaultValue={address?.Label}
      />
      <AddressField
        {...ties('AddressLineOne')}
        choosing={choosing}
        label={t('street')}
        defaultValue={address?.AddressLineOne}
      />
      <div className="two">
        <RegionFields choosing={choosing} names={{ state: t('state'), city: t('city') }} />
        <SecondMobileField {...ties('SecondMobileNo')} defaultValue={address?.SecondMobileNo} />
        <PostalCodeField {...ties('PostalCode')} label={t('postalCode')} defaultValue={address?.PostalCode} />
        <RecipientFields
          name={{ ...ties('RecipientName'), defaultValue: address?.RecipientName }}
          mobile={{ ...ties('RecipientMobileNo'), defaultValue: address?.RecipientMobileNo }}
        />
      </div>
      <div className="kept-acts">
        <Button type="submit" small>
          {t('save')}
        </Button>
        <Button small kind="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
