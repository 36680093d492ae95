import type { ReactNode } from 'react';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { deliveryLabels } from '#contract/labels/storefront/delivery.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { receiverNumbers } from '#rules/receiver.ts';
import { partsText, personText } from '#rules/text-of-language.ts';
import { DeliveryText } from '#storefront/orders/delivery-text.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Num } from '#ui/num.tsx';
import type { Order } from './job-types.ts';

interface OrderFactsProps {
  order: Order;
  /** Whether the order has items to deliver, and so an address. */
  isShipped: boolean;
}

/** The address and requests of an order, as they were when it was placed. */
export function OrderFacts({ order, isShipped }: OrderFactsProps) {
  const t = useLabels(checkoutLabels);
  const delivery = useLabels(deliveryLabels);
  const company = useLabels(ordersHistoryLabels);
  return (
    <dl className="o-facts">
      {isShipped && order.Delivery?.Kind !== 'shop' && (
        <Fact name={t('lbl_check_shipadrs')}>
          <Address to={order.ShippingAddress} />
        </Fact>
      )}
      {order.Delivery && (
        <Fact name={delivery('title')}>
          <DeliveryText method={order.Delivery} />
          {order.Delivery.Kind === 'shop' && <PickUpPlace />}
        </Fact>
      )}
      {order.Company && (
        <Fact name={company('company')}>
          <address>
            {[order.Company.Name, order.Company.TaxNumber, order.Company.Address]
              .filter(Boolean)
              .map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
          </address>
        </Fact>
      )}
      {order.TaxDocuments && (
        <Fact name={company('taxDocuments')}>
          {order.TaxDocuments.map(({ Kind, Number: number, Path }) => (
            <p key={number}>
              <a href={Path} target="_blank" rel="noreferrer">
                {company(Kind === 'invoice' ? 'taxInvoice' : 'creditNote', { number })}
              </a>
            </p>
          ))}
        </Fact>
      )}
      {order.OrderNote && (
        <Fact name={t('orderNote')}>
          <bdi>{order.OrderNote}</bdi>
        </Fact>
      )}
    </dl>
  );
}

/** Where and when an order can be picked up. */
function PickUpPlace() {
  const { address, hours } = useShop().chrome.contact;
  return (
    <address>
      {[address, ...hours.map(({ days, hours: open }) => `${days} ${open}`)].filter(Boolean).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="h3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface AddressProps {
  to: Order['ShippingAddress'];
  /** Whether to show the customer instead of the recipient. */
  ofCustomer?: boolean;
}

export function Address({ to, ofCustomer = false }: AddressProps) {
  const { lang } = useShop();
  const { RecipientName = '', RecipientMobileNo = '' } = ofCustomer ? {} : to;
  const lines = [
    RecipientName || personText(lang, { firstName: to.FirstName, lastName: to.LastName }),
    to.AddressLineOne,
    partsText(lang, [to.CityName, to.StateName, to.PostalCode]),
    to.CountryName,
  ].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {receiverNumbers({
        mobile: to.MobileNo,
        secondMobile: to.SecondMobileNo,
        recipientMobile: RecipientMobileNo,
      }).map((number) => (
        <Num key={number}>{number}</Num>
      ))}
    </address>
  );
}
