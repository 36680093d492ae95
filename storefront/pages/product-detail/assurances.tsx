import type { ReactNode } from 'react';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { phoneHref } from '#storefront/phone-href.ts';
import { laterDays, type Place } from '#rules/shipping-days.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Chats } from './chats.tsx';
import type { ProductData } from './product-data.ts';
import { useArrival } from '#storefront/use-arrival.ts';

const loadShare = () => import('#storefront/share-link.ts');

/** Arrival, wrapping and samples as rows; then payment, contact and sharing. */
export function Assurances({
  product,
  extraDays = 0,
  needsApproval = false,
  onSample,
  children,
}: {
  product: ProductData;
  /** Additional working days for the selected options. */
  extraDays?: number;
  /** Whether the customer approves a proof of the selected options first. */
  needsApproval?: boolean;
  /** Requests a sample by adding the product to the wish list. */
  onSample: () => void;
  /** Content between the rows and the rest. */
  children?: ReactNode;
}) {
  const { name, shipping, arrives: days, deliveryEstimate, digital, wrapping } = product;
  const { chrome: layout, links } = useShop();
  const { phone } = layout.contact;
  const price = product.discounted ?? product.price;
  const t = useLabels(productDetailLabels);
  const contact = useLabels(contactLabels);
  const later = { from: extraDays, to: extraDays };
  const daysTo = (place: Place) => laterDays(days[place], later);
  const arrives = useArrival(daysTo('capital'), { inProvinces: daysTo('provinces'), needsApproval });
  const delivery = digital
    ? t('digital')
    : [shipping || t('lbl_prd_det_head_shippingfree'), arrives || deliveryEstimate]
        .filter(Boolean)
        .join(' · ');
  return (
    <>
      <ul className="assure assure-first plain">
        {delivery && (
          <li>
            <Icon name={digital ? 'download' : 'truck'} />
            <span>
              <KeepTogether text={delivery} />
            </span>
          </li>
        )}
        {wrapping && (
          <li>
            <Icon name="gift" />
            <span>{t('mayBeWrapped')}</span>
          </li>
        )}
        {!digital && (
          <li>
            <Icon name="package" />
            <a href={links.wishList()} onClick={onSample}>
              {t('sampleFirst')}
            </a>
          </li>
        )}
      </ul>
      {children}
      <ul className="assure plain">
        <li>
          <Icon name="shield-check" />
          <span>{t('lbl_prd_det_safecheck')}</span>
          <span className="pay">
            {layout.paymentMethods
              .filter(({ max = Infinity }) => price <= max)
              .map(({ id, picture, promise }) => (
                <img key={id} src={picture} alt={promise} width={64} height={40} loading="lazy" />
              ))}
          </span>
          {layout.waysWithin && <span>{layout.waysWithin}</span>}
        </li>
        <li>
          <Icon name="message-circle" />
          <a href={links.contactUs(contact('subjectAbout', { name }))}>{t('lbl_prd_det_askabout')}</a>
          <Chats about={`${name}\n${formatMoney(price)}`} />
        </li>
        {phone && (
          <li>
            <Icon name="phone" />
            <a href={phoneHref(phone)}>
              <Num>{phone}</Num>
            </a>
          </li>
        )}
        <li className="needs-script">
          <Icon name="share-2" />
          <button type="button" onClick={() => void loadShare().then(({ shareLink }) => shareLink(name))}>
            {t('share')}
          </button>
        </li>
      </ul>
    </>
  );
}
