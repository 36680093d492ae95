import type { ReactNode } from 'react';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { InNameOrder } from '#storefront/account/in-name-order.tsx';
import { useNamedPlaces } from '#storefront/account/use-place-names.ts';
import { ShippingNote } from '#storefront/cart/notes.tsx';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import type { Editing } from '#storefront/pages/checkout/form/billing-form.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { User } from '#storefront/state/stored-user.ts';
import { useCartArrival } from '#storefront/cart/use-cart-arrival.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import { Num } from '#ui/num.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageData } from '#web/use-page-data.ts';

interface BillingProps {
  user: User;
  cart: PricedCart;
  /** The state of the edited fields; null while they are closed. */
  editing: Editing | null;
  onEdit: (editing: Editing | null) => void;
  onSaved: (submitter: HTMLElement | null) => void;
  /** Whether the courier collects cash. */
  byCash: boolean;
  /** The choice of other addresses. */
  children: ReactNode;
}

const loadForm = () => import('#storefront/pages/checkout/form/billing-form.tsx');

/** The customer, address and arrival of the order, as three lines of text or as fields. */
export function Billing({ user, cart, editing, onEdit, onSaved, byCash, children }: BillingProps) {
  const t = useLabels(checkoutLabels);
  const form = usePageData(loadForm, editing !== null, () => onEdit(null));
  const isOpen = editing !== null;
  return (
    <section className={isOpen ? 'panel' : 'panel deliver'} aria-labelledby="billing">
      <div>
        <div className="order-head billing-head">
          <h2 className="h3" id="billing" tabIndex={-1}>
            {t('lbl_check_billdetail')}
          </h2>
          {!isOpen && (
            <Button small kind="quiet" icon="pencil" onClick={() => onEdit('FirstName')}>
              {t('change')}
            </Button>
          )}
        </div>
        {!isOpen && <Facts user={user} />}
        {isOpen && !form && <Skeleton shape="block" className="billing-sk" />}
        {isOpen && form && <form.BillingForm {...{ user, editing, onSaved, onEdit }} />}
        {!isOpen && byCash && !user.MobileNo && (
          <Button small kind="quiet" icon="phone" onClick={() => onEdit('MobileNo')}>
            {t('phoneHint')}
          </Button>
        )}
      </div>
      <Arrival cart={cart} />
      {children}
    </section>
  );
}

function Facts({ user: stored }: { user: User }) {
  const user = useNamedPlaces(stored);
  const { language } = useShop();
  const t = useLabels(checkoutLabels);
  const address = useLabels(addressLabels);
  return (
    <dl className="billing run">
      <InNameOrder
        first={
          <Fact name={t('lbl_check_fname')} className="billing-name">
            {user.FirstName}
          </Fact>
        }
        last={
          <Fact name={t('lbl_check_lname')} className="billing-name">
            {user.LastName}
          </Fact>
        }
      />
      <Fact name={t('lbl_check_phone')}>{user.MobileNo && <Num>{user.MobileNo}</Num>}</Fact>
      <Fact name={t('lbl_check_phone')}>{user.SecondMobileNo && <Num>{user.SecondMobileNo}</Num>}</Fact>
      <Fact name={t('lbl_check_email')}>{user.EmailAddress && <Num>{user.EmailAddress}</Num>}</Fact>
      <Fact name={address('recipient')} className="billing-full">
        {(user.RecipientName || user.RecipientMobileNo) && (
          <>
            {address('recipient')}
            {language.colon}
            <bdi>{user.RecipientName}</bdi> {user.RecipientMobileNo && <Num>{user.RecipientMobileNo}</Num>}
          </>
        )}
      </Fact>
      <Fact name={t('lbl_check_shipadrs')} className="billing-full">
        {user.AddressLineOne}
      </Fact>
      <Fact name={t('lbl_check_city')}>{user.CityName}</Fact>
      <Fact name={t('lbl_check_province')}>{user.StateName}</Fact>
      <Fact name={t('lbl_check_postcode')}>{user.PostalCode && <Num>{user.PostalCode}</Num>}</Fact>
      <Fact name={t('lbl_check_country')}>{user.CountryName}</Fact>
    </dl>
  );
}

/** The arrival, and that delivery is free. Has its final height before the day is known. */
function Arrival({ cart }: { cart: PricedCart }) {
  const days = useCartArrival(cart);
  return (
    <div className="arrival">
      {cart.ShippingDays && !cart.NeedsApproval && (
        <p>
          <Icon name="truck" />
          <b className={cart.ProvinceShippingDays && 'two-spans'}>
            <KeepTogether text={days || '\u00A0'} />
          </b>
        </p>
      )}
      <ShippingNote cart={cart} />
    </div>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** One line of the details. Renders nothing if the value is missing. */
const Fact = ({ name, className, children }: FactProps) =>
  children && (
    <div className={className}>
      <dt className="vh">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
