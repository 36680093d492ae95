import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { partsText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Quoted } from '#ui/quoted.tsx';
import type { Order } from './packing.ts';

/** What stands on the parcel. */
export function ToWhom({ order: { delivery, language } }: { order: Order }) {
  const t = useLabels(officeWorkshopLabels);
  const { name, phone, address, city, province, country, postalCode } = delivery;
  const place = partsText(language, [address, city, province, country, postalCode]);
  return (
    <Section title={t('toWhom')}>
      <address className="packing-address">
        <b>
          <Quoted text={name} />
        </b>
        <span>
          <Quoted text={place} />
        </span>
      </address>
      {phone !== '' && (
        <Button href={`tel:${phone}`} kind="ghost" icon="phone">
          {t('call')} <Num>{phone}</Num>
        </Button>
      )}
    </Section>
  );
}
