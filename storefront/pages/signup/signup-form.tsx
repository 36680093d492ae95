import { type ReactNode, useState } from 'react';
import type { PaymentMethodId } from '#contract/constants.ts';
import { signupForm } from '#contract/forms/signup.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import {
  AddressField,
  EmailField,
  MobileField,
  NameFields,
  PostalCodeField,
} from '#storefront/account/person-fields.tsx';
import { PlaceFields } from '#storefront/account/place-fields.tsx';
import type { Choosing } from '#storefront/account/use-places.ts';
import type { CartView } from '#storefront/cart/use-priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { saveCheckoutDraft } from '#storefront/state/checkout-draft.ts';
import { readUser } from '#storefront/state/shop-state.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageData } from '#web/use-page-data.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import type { SignupData } from './load.ts';
import { useSignup } from './use-signup.ts';

interface SignupFormProps extends Pick<SignupData, 'countries'> {
  choosing: Choosing;
  /** The title, shown in the form's first part at the checkout. */
  head?: ReactNode;
  /** The payment methods of the checkout; undefined elsewhere. */
  methods?: readonly PaymentMethod[];
  view?: CartView;
  /** The order, shown with the button. */
  order?: ReactNode;
}

const loadPayment = () => import('./payment-ahead.tsx');

function SubmitButton({ isOrder, busy }: { isOrder: boolean; busy: boolean }) {
  const t = useLabels(signupLabels);
  const checkout = useLabels(checkoutLabels);
  const action = isOrder ? checkout('lbl_check_placeorder') : t('lbl_singup_submitbnt');
  return (
    <Button type="submit" kind={isOrder ? 'act' : 'plain'} wide busy={busy}>
      {busy ? t('signingUp') : action}
    </Button>
  );
}

/**
 * The fields of specification §5. After signup, logs in and opens home or the previous page. At the checkout,
 * includes the arrival and the payment, and asks for the password last.
 */
export function SignupForm({ countries, choosing, head, methods, view, order }: SignupFormProps) {
  const t = useLabels(signupLabels);
  const shared = useLabels(sharedLabels);
  const [chosen, setChosen] = useState<PaymentMethodId | null>(null);
  const payment = usePageData(loadPayment, methods !== undefined, 'quiet');
  const cart = view?.kind === 'shown' ? view.cart : null;
  const { places } = choosing;
  const country = Number(places.country) || null;
  const [hasTried, setHasTried] = useState(false);
  // Without the province, the total would lack the delivery.
  const needsProvince = cart?.ShippingLater === true && places.states.length > 0;
  const lacksProvince = needsProvince && places.state === '';
  const { formRef, errorOf, forgive, ties, busy, submit } = useSignup(choosing, () => {
    const method = methods && cart && payment?.methodFor(methods, chosen, { cart, country });
    const { user } = readUser();
    if (payment && cart && method && user)
      saveCheckoutDraft(user.UserID, {
        note: '',
        couponCode: '',
        ready: { method: method.method, total: payment.depositBy(cart, method) ?? cart.orderTotal },
      });
  });
  const password = (
    <PasswordField
      {...ties('Password')}
      label={t('lbl_singup_password')}
      hint={shared('passwordHint')}
      autoComplete="new-password"
      maxLength={signupForm.Password.max}
      texts={{ show: shared('showPassword'), hide: shared('hidePassword') }}
    />
  );
  const email = <EmailField {...ties('EmailAddress')} label={t('lbl_singup_email')} />;
  const fields = (
    <>
      {/* At the checkout it follows the choice between email and phone number. */}
      {methods && email}
      <div className={methods ? 'two is-pair' : 'two'}>
        <NameFields
          first={{ ...ties('FirstName'), label: t('lbl_singup_fname') }}
          last={{ ...ties('LastName'), label: t('lbl_singup_lname') }}
        />
      </div>
      {!methods && email}
      {!methods && password}
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
          needsState={needsProvince}
          stateError={hasTried && lacksProvince ? shared('chooseProvince') : undefined}
          onChange={() => forgive('CountryID')}
        />
        <PostalCodeField {...ties('PostalCode')} label={t('lbl_singup_pcode')} />
      </div>
      <MobileField {...ties('MobileNo')} label={t('lbl_singup_contact')} />
      <AddressField {...ties('AddressLineOne')} choosing={choosing} label={t('lbl_singup_shippa')} />
    </>
  );
  const button = <SubmitButton isOrder={methods !== undefined} busy={busy} />;
  return (
    <form
      className={methods ? 'form ahead-form' : 'form'}
      ref={formRef}
      method="dialog"
      noValidate
      aria-labelledby="signup-title"
      onSubmit={(event) => {
        setHasTried(true);
        if (!lacksProvince) {
          void submit(event);
          return;
        }
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[name=StateProvinceId]')?.focus();
      }}
    >
      {methods ? (
        <>
          <section className="panel form">
            {head}
            {fields}
          </section>
          {view?.kind === 'loading' && <Skeleton shape="block" className="ahead-sk" />}
          {payment && cart && (
            <payment.PaymentAhead {...{ methods, cart, country, chosen, button }} onChoose={setChosen} />
          )}
          <section className="panel form" aria-labelledby="signup-password">
            <h2 className="h3" id="signup-password">
              {t('passwordLast')}
            </h2>
            {password}
          </section>
          <div className="form ahead-end">
            {order}
            {button}
            <p className="hint">{t('orderFollows')}</p>
          </div>
        </>
      ) : (
        <>
          {fields}
          {button}
        </>
      )}
    </form>
  );
}
