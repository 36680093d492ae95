import { signupForm } from '#contract/forms/signup.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { signupLabels } from '#contract/labels/signup.ts';
import { PlaceFields } from '#storefront/account/place-fields.tsx';
import { usePlaces } from '#storefront/account/use-places.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { SignupData } from './load.ts';
import { useSignup } from './use-signup.ts';

/** The fields of specification §5; afterwards logged in and home, or where the shopper came from. */
export function SignupForm({ countries }: SignupData) {
  const { links } = useShop();
  const t = useLabels(signupLabels);
  const words = useLabels(sharedLabels);
  const choosing = usePlaces();
  const { formRef, errorOf, forgive, busy, submit } = useSignup();
  const optional = words('optional');
  const ties = (name: keyof typeof signupForm) => ({
    name,
    error: errorOf(name),
    onChange: () => forgive(name),
  });
  return (
    <form
      className="panel form"
      ref={formRef}
      noValidate
      aria-labelledby="signup-title"
      onSubmit={(event) => void submit(event)}
    >
      <div className="form-head">
        <h1 id="signup-title">{t('lbl_singup_crtaccount')}</h1>
        <p>
          <a href={links.login()}>{t('lbl_singup_loginacnt')}</a>
        </p>
      </div>
      <div className="two">
        <Field
          {...ties('FirstName')}
          label={t('lbl_singup_fname')}
          autoComplete="given-name"
          maxLength={signupForm.FirstName.max}
        />
        <Field
          {...ties('LastName')}
          label={t('lbl_singup_lname')}
          autoComplete="family-name"
          maxLength={signupForm.LastName.max}
        />
      </div>
      <Field
        {...ties('EmailAddress')}
        label={t('lbl_singup_email')}
        type="email"
        autoComplete="email"
        maxLength={signupForm.EmailAddress.max}
      />
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
          countries={countries.map(({ id, name }) => ({ value: id, text: name }))}
          choosing={choosing}
          countryError={errorOf('CountryID')}
          onChange={() => forgive('CountryID')}
        />
        <Field
          {...ties('PostalCode')}
          label={t('lbl_singup_pcode')}
          optional={optional}
          inputMode="numeric"
          autoComplete="postal-code"
          dir="ltr"
          maxLength={20}
        />
      </div>
      <Field
        {...ties('MobileNo')}
        label={t('lbl_singup_contact')}
        optional={optional}
        hint={
          <>
            {words('example', { example: '' })}
            <Num>012 345 678</Num>
          </>
        }
        type="tel"
        autoComplete="tel"
        maxLength={50}
      />
      <TextArea
        {...ties('AddressLineOne')}
        label={t('lbl_singup_shippa')}
        rows={2}
        autoComplete="street-address"
        maxLength={signupForm.AddressLineOne.max}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? t('signingUp') : t('lbl_singup_submitbnt')}
      </Button>
    </form>
  );
}
