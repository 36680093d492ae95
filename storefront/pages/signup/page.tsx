import { paymentMethodIds } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import type { CountriesData } from '#storefront/account/load-countries.ts';
import { Invite } from '#storefront/account/invite.tsx';
import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import type { PaymentMethod } from '#storefront/frame/chrome-data.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { SignupForm } from './signup-form.tsx';

export default definePage<CountriesData>({ View: Signup });

const benefits = ['benefitOrders', 'benefitAddress', 'benefitDelivery'] as const;

/** Nothing is promised to everybody that is not offered to them. */
const isAlwaysOffered = ({ id, within }: PaymentMethod): boolean =>
  id === paymentMethodIds.cashOnDelivery && !within;

function Signup({ data: { countries } }: { data: CountriesData }) {
  const { paymentMethods } = useShop().chrome;
  const shown = benefits.filter((each) => each !== 'benefitDelivery' || paymentMethods.some(isAlwaysOffered));
  const t = useLabels(signupLabels);
  const words = useLabels(sharedLabels);
  return (
    <>
      <Breadcrumb items={[{ label: words('titleSignup') }]} />
      <div className="wrap account">
        <SignupForm countries={countries} />
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
      </div>
    </>
  );
}
