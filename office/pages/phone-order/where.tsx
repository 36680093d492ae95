import { useState } from 'react';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { amountText } from '#rules/money.ts';
import { partsText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { AddressForm } from './address-form.tsx';
import type { Talk } from './use-draft.ts';

/** Where it goes, and by what. */
export function Where({ talk }: { talk: Talk }) {
  const { lang } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const { customer } = talk;
  const [isOpen, setOpen] = useState(false);
  const isNowhere = customer?.address === '';
  return (
    <Section
      title={t('where')}
      end={
        customer &&
        !isNowhere &&
        !isOpen && (
          <Button kind="quiet" icon="pencil" onClick={() => setOpen(true)}>
            {t('changeAddress')}
          </Button>
        )
      }
    >
      {!customer && <p className="soft">{t('whoFirst')}</p>}
      {customer && !isNowhere && !isOpen && (
        <address className="talk-address">
          <bdi>{partsText(lang, [customer.address, customer.cityName, customer.stateName])}</bdi>
        </address>
      )}
      {customer && (isNowhere || isOpen) && (
        <AddressForm key={customer.id} customer={customer} onSaved={() => setOpen(false)} />
      )}
      <DeliveryChoice talk={talk} />
    </Section>
  );
}

/** The ways of the shop that fit the goods and the place; none to choose where goods go as they say themselves. */
function DeliveryChoice({ talk: { draft, change, quote } }: { talk: Talk }) {
  const t = useLabels(officePhoneOrderLabels);
  const inLanguage = useInLanguage();
  const { deliveryWays = [], deliveryWayId = null } = quote.data ?? {};
  if (deliveryWays.length === 0) return null;
  return (
    <SelectField
      name="delivery"
      label={t('delivery')}
      className="find-field"
      options={deliveryWays.map(({ id, name, days, priceCents }) => ({
        value: id,
        text: t(days === '' ? 'deliveryWay' : 'deliveryDays', {
          name: inLanguage(name),
          days,
          price: priceCents === 0 ? t('free') : amountText(priceCents),
        }),
      }))}
      value={draft.deliveryWayId ?? deliveryWayId ?? ''}
      onChange={({ currentTarget }) => change({ deliveryWayId: Number(currentTarget.value) })}
    />
  );
}
