import { useState } from 'react';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { amountText } from '#rules/money.ts';
import { partsText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { AddressForm } from './address-form.tsx';
import { useArrival } from './use-arrival.ts';
import type { Talk } from './use-draft.ts';

/** Delivery address and method. */
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
        <div className="pair">
          <address>
            <bdi>{partsText(lang, [customer.address, customer.cityName, customer.stateName])}</bdi>
          </address>
          <DeliveryChoice talk={talk} />
        </div>
      )}
      {customer && (isNowhere || isOpen) && (
        <AddressForm key={customer.id} customer={customer} onSaved={() => setOpen(false)} />
      )}
    </Section>
  );
}

/**
 * Delivery methods for these items and this address, with arrival days. If delivery depends only on the products, just
 * the arrival.
 */
function DeliveryChoice({ talk: { draft, change, quote } }: { talk: Talk }) {
  const t = useLabels(officePhoneOrderLabels);
  const inLanguage = useInLanguage();
  const arrivalOf = useArrival();
  const shared = useLabels(sharedLabels);
  const { deliveryWays = [], deliveryWayId = null, days: all = '' } = quote.data ?? {};
  if (deliveryWays.length === 0) {
    const when = draft.lines.length === 0 ? '' : arrivalOf(all);
    return when !== '' && <p>{shared('arrives', { day: when })}</p>;
  }
  return (
    <SelectField
      name="delivery"
      label={t('delivery')}
      className="find-field"
      options={deliveryWays.map(({ id, name, days, priceCents }) => ({
        value: id,
        text: t(arrivalOf(days) === '' ? 'deliveryWay' : 'deliveryOn', {
          name: inLanguage(name),
          when: arrivalOf(days),
          price: priceCents === 0 ? t('free') : amountText(priceCents),
        }),
      }))}
      value={draft.deliveryWayId ?? deliveryWayId ?? ''}
      onChange={({ currentTarget }) => change({ deliveryWayId: Number(currentTarget.value) })}
    />
  );
}
