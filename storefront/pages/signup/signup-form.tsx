import { signupForm } from '#contract/forms/signup.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import {
  AddressField,
  EmailField,
  MobileField,
  NameFields,
  PostalCodeField,
} from '#storefront/account/person-fields.tsx';
import { PlaceFields } from '#storefront/account/place-fields.tsx';
import { usePlaces } from '#storefront/account/use-places.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { SignupData } from './load.ts';
import { useSignup } from './use-signup.ts';

/** The fields of specification §5. After signup, logs in and opens home or the previous page. */
export function SignupForm({ countries, states }: SignupData) {
  const t = useLabels(signupLabels);
  const words = useLabels(sharedLabels);
  const choosing = usePlaces({ country: String(countries[0]?.value ?? ''), states });
  const { formRef, errorOf, forgive, ties, busy, submit } = useSignup(choosing);
  return (
    <form
      className="form"
      ref={formRef}
      method="dialog"
      noValidate
      aria-labelledby="signup-title"
      onSubmit={(event) => void submit(event)}
    >
      <div className="two">
        <NameFields
          first={{ ...ties('FirstName'), label: t('lbl_singup_fname') }}
          last={{ ...ties('LastName'), label: t('lbl_singup_lname') }}
        />
      </div>
      <EmailField {...ties('EmailAddress')} label={t('lbl_singup_email')} />
      <PasswordField
        {...ties('Password')}
        label={t('lbl_singup_password')}
        hint={words('passwordHint')}
        autoComplete="new-password"
        maxLength={signupForm.Password.max}
        words={{ show: words('showPassword'), hide: words('hidePassword') }}
      />
      <div className="two">
        <PlaceFields
          countries={countries}
          choosing={choosing}
          names={{
            country: t('lbl_singup_country'),
            state: t('lbl_singup_province'),
            city: t('lbl_singup_city'),
          }}
          countryError={errorOf('CountryID')}
          onChange={() => forgive('CountryID')}
        />
        <PostalCodeField {...ties('PostalCode')} label={t('lbl_singup_pcode')} />
      </div>
      <MobileField {...ties('MobileNo')} label={t('lbl_singup_contact')} />
      <AddressField {...ties('AddressLineOne')} choosing={choosing} label={t('lbl_singup_shippa')} />
      <Button type="submit" wide busy={busy}>
        {busy ? t('signingUp') : t('lbl_singup_submitbnt')}
      </Button>
    </form>
  );
}
