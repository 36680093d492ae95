import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import {
  AddressField,
  MobileField,
  NameFields,
  PostalCodeField,
  RecipientFields,
  SecondMobileField,
} from './person-fields.tsx';
import { RegionFields } from './place-fields.tsx';
import { usePlaces } from './use-places.ts';
import { useLabels } from '../shop-context.tsx';
import type { User } from '../state/stored-user.ts';
import { Button } from '#ui/button.tsx';
import { type ProfileEnds, useProfile } from './use-profile.ts';

interface ProfileFormProps extends ProfileEnds {
  user: User;
  id?: string;
  className: string;
  /** Id of the form's heading. */
  titleId: string;
  head?: ReactNode;
  /** Label of the submit button. */
  action: string;
  children: ReactNode;
}

/** The form of the customer's profile, filled with the stored values (specification §2, Update Profile). */
export function ProfileForm({
  user,
  id,
  className,
  titleId,
  head,
  action,
  children,
  ...ends
}: ProfileFormProps) {
  const t = useLabels(updateProfileLabels);
  const shared = useLabels(sharedLabels);
  const choosing = usePlaces(placesOf(user));
  const { formProps, ties, busy, submit } = useProfile(user.UserID, choosing, ends);
  const fill = useEffectEvent(choosing.fill);
  useEffect(() => void fill(), []);
  return (
    <form id={id} className={className} {...formProps} aria-labelledby={titleId} onSubmit={submit}>
      {head}
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
        <SecondMobileField {...ties('SecondMobileNo')} defaultValue={user.SecondMobileNo} />
        <PostalCodeField
          {...ties('PostalCode')}
          label={t('lbl_uprofile_pcode')}
          defaultValue={user.PostalCode}
        />
        <RecipientFields
          name={{ ...ties('RecipientName'), defaultValue: user.RecipientName }}
          mobile={{ ...ties('RecipientMobileNo'), defaultValue: user.RecipientMobileNo }}
        />
      </div>
      <AddressField
        {...ties('AddressLineOne')}
        choosing={choosing}
        label={t('lbl_uprofile_shipaddress')}
        defaultValue={user.AddressLineOne}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('saving') : action}
      </Button>
      {children}
    </form>
  );
}

/** Returns the places to list. Until the lists are loaded, each contains only the chosen place. */
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
