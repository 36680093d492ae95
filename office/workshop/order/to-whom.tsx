import { pickUpKey } from '#contract/pick-up-key.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officePaperLabels } from '#contract/labels/office/papers.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/components/state.tsx';
import { Section } from '#office/components/screen.tsx';
import { isPickUp } from '#office/orders/order.ts';
import { useAddressText } from '#office/orders/use-address-text.ts';
import { PersonName } from '#office/components/person-name.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { receiverNumbers } from '#rules/receiver.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Order } from './packing.ts';

/** The shipping label: recipient and address. */
export function ToWhom({ order: packed }: { order: Order }) {
  const { delivery, deliveryWay: deliveryMethod } = packed;
  const { lang } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const paper = useLabels(officePaperLabels);
  const order = useLabels(officeOrderLabels);
  const inLanguage = useLocalizedText();
  const { phone, secondPhone, recipient, recipientPhone } = delivery;
  const place = useAddressText()(delivery);
  const numbers = receiverNumbers({
    mobile: phone,
    secondMobile: secondPhone,
    recipientMobile: recipientPhone,
  });
  return (
    <Section title={paper(pickUpKey('sendTo', isPickUp(packed)))}>
      <address className="packing-address">
        <b>{recipient ? <UserText text={recipient} /> : <PersonName of={delivery} />}</b>
        <span>
          <UserText text={place} />
        </span>
        {deliveryMethod && (
          <span className="soft">
            <UserText text={listText(lang, [inLanguage(deliveryMethod.name), deliveryMethod.company])} />
          </span>
        )}
      </address>
      {numbers.length === 0 && <State look="us">{order('noPhone')}</State>}
      {numbers.map((number) => (
        <Button key={number} href={`tel:${number}`} kind="ghost" icon="phone">
          {t('call')} <Num>{number}</Num>
        </Button>
      ))}
    </Section>
  );
}
