import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { formatAmount } from '#rules/money.ts';
import { partsText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { AddressForm } from './address-form.tsx';
import { useArrival } from './use-arrival.ts';
import type { PhoneOrderDraft } from './use-draft.ts';

export function DeliveryStep({ talk: draft }: { talk: PhoneOrderDraft }) {
  const { lang } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const { customer } = draft;
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
        <div className="stack-3 pair">
          <address>
            <bdi>{partsText(lang, [customer.address, customer.cityName, customer.stateName])}</bdi>
          </address>
          <DeliveryChoice talk={draft} />
        </div>
      )}
      {customer && (isNowhere || isOpen) && (
        <AddressForm key={customer.id} customer={customer} onSaved={() => setOpen(false)} />
      )}
    </Section>
  );
}

/**
 * Delivery methods for these items and this address, with arrival days. If delivery depends only on the
 * products, shows just the arrival.
 */
function DeliveryChoice({ talk: { draft, change, quote } }: { talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const arrivalOf = useArrival(quote.data?.needsApproval);
  const shared = useLabels(sharedLabels);
  const {
    deliveryWays: deliveryMethods = [],
    deliveryWayId: deliveryMethodId = null,
    days: all = '',
  } = quote.data ?? {};
  if (deliveryMethods.length === 0) {
    const when = draft.lines.length === 0 ? '' : arrivalOf(all);
    return when !== '' && <p>{shared('arrives', { day: when })}</p>;
  }
  return (
    <SelectField
      name="delivery"
      label={common('delivery')}
      className="find-field"
      options={deliveryMethods.map(({ id, name, days, priceCents }) => ({
        value: id,
        text: t(arrivalOf(days) === '' ? 'methodWithPrice' : 'deliveryOn', {
          name: inLanguage(name),
          when: arrivalOf(days),
          price: priceCents === 0 ? t('free') : formatAmount(priceCents),
        }),
      }))}
      value={draft.deliveryWayId ?? deliveryMethodId ?? ''}
      onChange={({ currentTarget }) => change({ deliveryWayId: Number(currentTarget.value) })}
    />
  );
}
