import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { useAddressText } from '#office/order/use-address-text.ts';
import { PersonName } from '#office/parts/person-name.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { receiverNumbers } from '#rules/receiver.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Quoted } from '#ui/quoted.tsx';
import type { Order } from './packing.ts';

/** The shipping label: recipient and address. */
export function ToWhom({ order: { delivery, deliveryWay } }: { order: Order }) {
  const { lang } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const inLanguage = useInLanguage();
  const { phone, secondPhone, recipient, recipientPhone } = delivery;
  const place = useAddressText()(delivery);
  return (
    <Section title={t('toWhom')}>
      <address className="packing-address">
        <b>{recipient ? <Quoted text={recipient} /> : <PersonName of={delivery} />}</b>
        <span>
          <Quoted text={place} />
        </span>
        {deliveryWay && (
          <span className="soft">
            <Quoted text={listText(lang, [inLanguage(deliveryWay.name), deliveryWay.company])} />
          </span>
        )}
      </address>
      {receiverNumbers({ mobile: phone, secondMobile: secondPhone, recipientMobile: recipientPhone }).map(
        (number) => (
          <Button key={number} href={`tel:${number}`} kind="ghost" icon="phone">
            {t('call')} <Num>{number}</Num>
          </Button>
        ),
      )}
    </Section>
  );
}
