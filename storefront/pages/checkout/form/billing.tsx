import type { ReactNode } from 'react';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { InNameOrder } from '#storefront/account/in-name-order.tsx';
import { useNamedPlaces } from '#storefront/account/use-place-names.ts';
import { withNext } from '#storefront/next-path.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { User } from '#storefront/state/stored-user.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';

/** Whom the order is for and where it goes, as the customer's account has it; read only. */
export function Billing({ user: stored }: { user: User }) {
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
          first={<Fact name={t('lbl_check_fname')}>{user.FirstName}</Fact>}
          last={<Fact name={t('lbl_check_lname')}>{user.LastName}</Fact>}
        />
        <Fact name={t('lbl_check_phone')}>{user.MobileNo && <Num>{user.MobileNo}</Num>}</Fact>
        <Fact name={t('lbl_check_email')} full>
          {user.EmailAddress && <Num>{user.EmailAddress}</Num>}
        </Fact>
        <Fact name={t('lbl_check_shipadrs')} full>
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
    </section>
  );
}

interface FactProps {
  name: string;
  /** As wide as the panel. */
  full?: boolean;
  children: ReactNode;
}

function Fact({ name, full = false, children }: FactProps) {
  return (
    <div className={full ? 'billing-full' : undefined}>
      <dt>{name}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
