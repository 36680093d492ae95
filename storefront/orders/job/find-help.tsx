import { jobLabels } from '#contract/labels/mail/job.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { phoneHref } from '#storefront/phone-href.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';

/** What helps to find an order: where its number is, the account, the shop's contact, and what the page is for. */
export function FindHelp({ sampleNumber }: { sampleNumber: string }) {
  const shop = useShop();
  const t = useLabels(jobLabels);
  const mail = useLabels(mailLabels);
  const history = useLabels(ordersHistoryLabels);
  const contact = useLabels(contactLabels);
  const { phone, hours } = shop.chrome.contact;
  return (
    <aside className="j-help">
      <section>
        <h2 className="h3">{t('whereNumber')}</h2>
        <p>{t('inSubject')}</p>
        <p className="j-sample">
          <Icon name="mail" /> {mail('orderSubject', { number: sampleNumber })}
        </p>
      </section>
      <section>
        <h2 className="h3">{t('hasAccount')}</h2>
        <p>
          <a href={shop.links.ordersHistory()}>{history('yourOrders')}</a>
        </p>
      </section>
      <section>
        <h2 className="h3">{t('whatYouCanDo')}</h2>
        <ul>
          {(['toApprove', 'toPay', 'toSend', 'toGet'] as const).map((key) => (
            <li key={key}>
              <Icon name="check" /> {t(key)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="h3">{t('lostNumber')}</h2>
        <p className="j-acts">
          {phone && (
            <a href={phoneHref(phone)}>
              <Num>{phone}</Num>
            </a>
          )}
          <a href={shop.links.contactUs()}>{contact('lbl_contactus_title')}</a>
        </p>
        {hours.length > 0 && (
          <dl className="j-rows" aria-label={contact('openingHours')}>
            {hours.map(({ days, hours: open }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>
                  <Num>{open}</Num>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </aside>
  );
}
