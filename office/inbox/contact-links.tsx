import { cambodianNumber } from '#contract/forms/e164.ts';
import { isEmail } from '#contract/forms/email.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { languages } from '#contract/languages.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { OrderState } from '../orders/order-state.tsx';
import { useOfficeQuery } from '../data/query-client.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { DescriptionList } from '../components/description-list.tsx';
import { Section } from '../components/screen.tsx';
import { type InquiryRecord, type Thread, useThread } from './use-inquiry.ts';

/** The customer's phone, email, language and latest orders. */
export function ContactFacts({ record }: { record: InquiryRecord }) {
  const common = useLabels(officeCommonLabels);
  const may = useCan();
  const thread = useThread(Number(record.id)).data;
  if (!thread) return null;
  const { phone, email, language } = thread;
  return (
    <>
      <Section title={common('customer')}>
        <DescriptionList
          rows={[
            [common('phone'), phone && <Num>{phone}</Num>],
            [common('email'), isEmail(email) && <bdi dir="ltr">{email}</bdi>],
            [common('language'), languages[language].name],
          ]}
        />
      </Section>
      {email !== '' && may('orders.read') && <LatestOrders email={email} />}
    </>
  );
}

/** The latest orders with the customer's email address. */
function LatestOrders({ email }: { email: string }) {
  const t = useLabels(officeInboxLabels);
  const { links } = useOffice();
  const { orders = [] } = useOfficeQuery(listOrders, { find: email, limit: 3 }).data ?? {};
  return (
    orders.length > 0 && (
      <Section title={t('theirOrders')}>
        <ul className="rows">
          {orders.map(({ number, state }) => (
            <li key={number}>
              <p>
                <a href={`${links.orders}/${encodeURIComponent(number)}`}>
                  <Num>{number}</Num>
                </a>
              </p>
              <OrderState state={state} />
            </li>
          ))}
        </ul>
      </Section>
    )
  );
}

/** The ways to reach the customer. */
export function ContactLinks({ thread: { phone, email } }: { thread: Thread }) {
  const t = useLabels(officeInboxLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const may = useCan();
  const number = cambodianNumber(phone);
  return (
    <p className="inquiry-links">
      {phone !== '' && (
        <Button kind="ghost" icon="phone" href={`tel:${(number ?? phone).replaceAll(/[^\d+]/gu, '')}`}>
          {t('call')}
        </Button>
      )}
      {number !== null && (
        <Button
          kind="ghost"
          icon="message-circle"
          href={`https://t.me/${number}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('telegram')}
        </Button>
      )}
      {email !== '' && (
        <Button kind="ghost" icon="mail" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          {common('email')}
        </Button>
      )}
      {email !== '' && may('orders.read') && (
        <Button kind="quiet" href={`${links.orders}?find=${encodeURIComponent(email)}`}>
          {t('theirOrders')}
        </Button>
      )}
    </p>
  );
}
