import { cambodianNumber } from '#contract/forms/e164.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { languages } from '#contract/languages.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { DescriptionList } from '../order/description-list.tsx';
import type { Thread } from './use-inquiry.ts';

/** The customer, and the ways to reach them. */
export function ContactLinks({ thread: { phone, email, language } }: { thread: Thread }) {
  const t = useLabels(officeInboxLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const may = useCan();
  const number = cambodianNumber(phone);
  return (
    <section aria-label={common('customer')}>
      <DescriptionList
        rows={[
          [common('phone'), phone && <Num>{phone}</Num>],
          [common('email'), email && <bdi dir="ltr">{email}</bdi>],
          [common('language'), languages[language].name],
        ]}
      />
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
    </section>
  );
}
