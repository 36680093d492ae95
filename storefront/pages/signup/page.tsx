import { useState } from 'react';
import { paymentMethodIds } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { Invite } from '#storefront/account/invite.tsx';
import { useReturnPath } from '#storefront/account/use-return-path.ts';
import { useOrderAhead } from '#storefront/account/use-order-ahead.tsx';
import { usePlaces } from '#storefront/account/use-places.ts';
import { useLoginChoice } from '#storefront/account/use-login-choice.tsx';
import type { CartView } from '#storefront/cart/use-priced-cart.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import type { PaymentMethod } from '#storefront/shell-data/layout-data.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SignupData } from './load.ts';
import { SignupForm } from './signup-form.tsx';
import styles from './signup.css?url';

export default definePage<SignupData>({ View: Signup, styles });

const benefits = ['benefitOrders', 'benefitAddress', 'benefitDelivery'] as const;

/** Returns whether a method is advertised: only if every customer can use it. */
const isAlwaysOffered = ({ id, within }: PaymentMethod): boolean =>
  id === paymentMethodIds.cashOnDelivery && !within;

/** The signup. For shoppers who come from the checkout, it includes what the checkout asks. */
function Signup({ data: { countries, states, methods } }: { data: SignupData }) {
  const { chrome: layout, links } = useShop();
  const shown = benefits.filter(
    (each) => each !== 'benefitDelivery' || layout.paymentMethods.some(isAlwaysOffered),
  );
  const t = useLabels(signupLabels);
  const shared = useLabels(sharedLabels);
  const login = useReturnPath(links.login());
  const loginChoice = useLoginChoice('signup-title');
  const choosing = usePlaces({ country: String(countries[0]?.value ?? ''), states });
  const [view, setView] = useState<CartView>({ kind: 'loading' });
  const ahead = useOrderAhead(methods && { province: Number(choosing.places.state), onPriced: setView });
  const isCheckout = methods !== undefined && !loginChoice.phoneForm;
  const head = (
    <>
      <div className="form-head">
        <h1 id="signup-title">{methods ? shared('titleCheckout') : t('lbl_singup_crtaccount')}</h1>
        <p>
          <a href={login}>{t('lbl_singup_loginacnt')}</a>
        </p>
      </div>
      {loginChoice.methods}
    </>
  );
  return (
    <>
      <Breadcrumb
        items={
          methods
            ? [{ label: shared('titleCart'), href: links.cart() }, { label: shared('titleCheckout') }]
            : [{ label: shared('titleSignup') }]
        }
      />
      <div className="wrap account">
        {isCheckout ? (
          <SignupForm {...{ countries, choosing, head, methods, view }} order={ahead.order} />
        ) : (
          <div className="panel form">
            {head}
            {loginChoice.phoneForm ?? <SignupForm {...{ countries, choosing }} />}
            {ahead.follows}
          </div>
        )}
        {!isCheckout && ahead.order}
        {!isCheckout && (
          <Invite title={t('benefits')}>
            <ul className="ticks">
              {shown.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  <span>{t(benefit)}</span>
                </li>
              ))}
            </ul>
          </Invite>
        )}
      </div>
    </>
  );
}
