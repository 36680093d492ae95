import type { ReactNode } from 'react';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { InNameOrder } from '#storefront/account/in-name-order.tsx';
import { useNamedPlaces } from '#storefront/account/use-place-names.ts';
import { ShippingNote } from '#storefront/cart/notes.tsx';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { withNext } from '#storefront/next-path.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { User } from '#storefront/state/stored-user.ts';
import { useArrival } from '#storefront/use-arrival.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';

/** Whom the order is for, where it goes and when it comes, as the customer's account has it; read only, in three lines. */
export function Billing({ user: stored, cart }: { user: User; cart: PricedCart }) {
  const user = useNamedPlaces(stored);
  const { links } = useShop();
  const t = useLabels(checkoutLabels);
  const profile = withNext(links.updateProfile(), links.checkout());
  return (
    <section className="panel" aria-labelledby="billing">
      <div className="order-head billing-head">
        <h2 className="h3" id="billing">
          {t('lbl_check_billdetail')}
        </h2>
        <a href={profile}>
          <Icon name="pencil" />
          <span>{t('change')}</span>
        </a>
      </div>
      <dl className="billing">
        <InNameOrder
          first={
            <Fact name={t('lbl_check_fname')} isName>
              {user.FirstName}
            </Fact>
          }
          last={
            <Fact name={t('lbl_check_lname')} isName>
              {user.LastName}
            </Fact>
          }
        />
        <Fact name={t('lbl_check_phone')}>{user.MobileNo && <Num>{user.MobileNo}</Num>}</Fact>
        <Fact name={t('lbl_check_email')}>{user.EmailAddress && <Num>{user.EmailAddress}</Num>}</Fact>
        <Fact name={t('lbl_check_shipadrs')} isLine>
          {user.AddressLineOne}
        </Fact>
        <Fact name={t('lbl_check_city')}>{user.CityName}</Fact>
        <Fact name={t('lbl_check_province')}>{user.StateName}</Fact>
        <Fact name={t('lbl_check_postcode')}>{user.PostalCode && <Num>{user.PostalCode}</Num>}</Fact>
        <Fact name={t('lbl_check_country')}>{user.CountryName}</Fact>
      </dl>
      {!user.MobileNo && (
        <p className="note billing-note">
          <Icon name="phone" />
          <a href={profile}>{t('phoneHint')}</a>
        </p>
      )}
      <Arrival cart={cart} />
    </section>
  );
}

/** When it comes, and that bringing it costs nothing; as high from the first as with its day. */
function Arrival({ cart }: { cart: PricedCart }) {
  const days = useArrival(cart.ShippingDays ?? '');
  return (
    <div className="arrival">
      {cart.ShippingDays && (
        <p>
          <Icon name="truck" />
          <b>{days || '\u00A0'}</b>
        </p>
      )}
      <ShippingNote cart={cart} />
    </div>
  );
}

interface FactProps {
  name: string;
  isName?: boolean;
  /** On a line of its own. */
  isLine?: boolean;
  children: ReactNode;
}

/** What was not given takes no place. */
const Fact = ({ name, isName, isLine, children }: FactProps) =>
  children && (
    <div className={(isName && 'billing-name') || (isLine && 'billing-full') || undefined}>
      <dt className="vh">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
