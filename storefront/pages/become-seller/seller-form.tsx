import { becomeSellerForm } from '#contract/forms/become-seller.ts';
import { becomeSellerLabels } from '#contract/labels/storefront/become-seller.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { CountriesData } from '#storefront/account/load-countries.ts';
import {
  AddressField,
  EmailField,
  MobileField,
  NameFields,
  PostalCodeField,
} from '#storefront/account/person-fields.tsx';
import { PlaceFields } from '#storefront/account/place-fields.tsx';
import { usePlaces } from '#storefront/account/use-places.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useSellerRequest } from './use-seller-request.ts';

/** The fields of the form, in the order of specification §2, Become Seller. */
export function SellerForm({ countries }: CountriesData) {
  const { links } = useShop();
  const t = useLabels(becomeSellerLabels);
  const shared = useLabels(sharedLabels);
  const choosing = usePlaces();
  const { formProps, errorOf, forgive, ties, busy, submit } = useSellerRequest(choosing);
  const secret = {
    autoComplete: 'new-password',
    maxLength: becomeSellerForm.Password.max,
    texts: { show: shared('showPassword'), hide: shared('hidePassword') },
  } as const;
  return (
    <form className="panel form" {...formProps} aria-labelledby="seller-title" onSubmit={submit}>
      <div className="form-head">
        <h1 id="seller-title">{t('lbl_becomeseller_crtaccount')}</h1>
        <p>
          <a href={links.login()}>{t('lbl_becomeseller_loginacnt')}</a>
        </p>
      </div>
      <div className="two">
        <NameFields
          first={{ ...ties('FirstName'), label: t('lbl_becomeseller_fname') }}
          last={{ ...ties('LastName'), label: t('lbl_becomeseller_lname') }}
        />
        <EmailField {...ties('EmailAddress')} label={t('lbl_becomeseller_email')} />
        <PlaceFields
          countries={countries}
          choosing={choosing}
          names={{
            country: t('lbl_becomeseller_country'),
            state: t('lbl_becomeseller_province'),
            city: t('lbl_becomeseller_city'),
          }}
          countryError={errorOf('CountryID')}
          onChange={() => forgive('CountryID')}
        />
        <MobileField {...ties('MobileNo')} label={t('lbl_becomeseller_contact')} />
        <PostalCodeField {...ties('PostalCode')} label={t('lbl_becomeseller_pcode')} />
        <PasswordField
          {...ties('Password')}
          {...secret}
          label={t('lbl_becomeseller_password')}
          hint={shared('passwordHint')}
        />
        <PasswordField {...ties('ConfirmPassword')} {...secret} label={t('lbl_becomeseller_confpassword')} />
      </div>
      <AddressField {...ties('AddressLineOne')} choosing={choosing} label={t('lbl_becomeseller_homeadr')} />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('sending') : t('lbl_becomeseller_submitbnt')}
      </Button>
    </form>
  );
}
