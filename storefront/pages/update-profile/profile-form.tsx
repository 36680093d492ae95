import { useEffect, useEffectEvent } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import {
  AddressField,
  MobileField,
  NameFields,
  PostalCodeField,
} from '#storefront/account/person-fields.tsx';
import { RegionFields } from '#storefront/account/place-fields.tsx';
import { usePlaces } from '#storefront/account/use-places.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { User } from '#storefront/state/stored-user.ts';
import { Button } from '#ui/button.tsx';
import { useProfile } from './use-profile.ts';

interface ProfileFormProps {
  user: User;
  onSessionEnd: () => void;
  /** Phone and address change after the password was shown: then it goes on. */
  onPasswordNeeded: (again: () => void) => void;
}

/** What a customer may change, filled with what is known (specification §2, Update Profile). */
export function ProfileForm({ user, ...onRefused }: ProfileFormProps) {
  const { links } = useShop();
  const t = useLabels(updateProfileLabels);
  const words = useLabels(sharedLabels);
  const choosing = usePlaces(placesOf(user));
  const { formRef, ties, busy, submit } = useProfile(user.UserID, choosing, onRefused);
  const fill = useEffectEvent(choosing.fill);
  useEffect(() => void fill(), []);
  return (
    <form
      className="panel form"
      ref={formRef}
      method="dialog"
      noValidate
      aria-labelledby="profile-title"
      onSubmit={submit}
    >
      <h1 id="profile-title">{t('lbl_uprofile_title')}</h1>
      <div className="two">
        <NameFields
          first={{
            ...ties('FirstName'),
            label: t('lbl_uprofile_fname'),
            defaultValue: user.FirstName,
          }}
          last={{ ...ties('LastName'), label: t('lbl_uprofile_lname'), defaultValue: user.LastName }}
        />
        <RegionFields
          choosing={choosing}
          names={{ state: t('lbl_uprofile_state'), city: t('lbl_uprofile_city') }}
        />
        <MobileField {...ties('MobileNo')} label={t('lbl_uprofile_contno')} defaultValue={user.MobileNo} />
        <PostalCodeField
          {...ties('PostalCode')}
          label={t('lbl_uprofile_pcode')}
          defaultValue={user.PostalCode}
        />
      </div>
      <AddressField
        {...ties('AddressLineOne')}
        choosing={choosing}
        label={t('lbl_uprofile_shipaddress')}
        defaultValue={user.AddressLineOne}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? words('saving') : t('lbl_uprofile_submit')}
      </Button>
      <p className="form-foot">
        <a href={links.home()}>{t('lbl_uprofile_gohome')}</a>
      </p>
    </form>
  );
}

/** Until the lists are there, each holds the place that is chosen. */
function placesOf({ CountryID, StateProvinceID, StateName, CityID, CityName }: User) {
  const only = (value: number | null, text: string) => (value === null ? [] : [{ value, text }]);
  return {
    country: String(CountryID ?? ''),
    state: String(StateProvinceID ?? ''),
    city: String(CityID ?? ''),
    states: only(StateProvinceID, StateName),
    cities: only(CityID, CityName),
  };
}
