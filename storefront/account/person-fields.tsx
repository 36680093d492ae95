import { type ComponentProps, useState } from 'react';
import { signupForm } from '#contract/forms/signup.ts';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { useLabels } from '../shop-context.tsx';
import { InNameOrder } from './in-name-order.tsx';
import type { Choosing } from './use-places.ts';

/** Fields shared by signup, profile and seller request, with the same limits in all three (specification §5). */
type Given = Omit<ComponentProps<typeof Field>, 'maxLength'>;

/** First and last name, in the order of the page's language: Khmer names begin with the family name. */
export function NameFields({ first, last }: { first: Given; last: Given }) {
  const given = <Field {...first} autoComplete="given-name" maxLength={signupForm.FirstName.max} />;
  const family = <Field {...last} autoComplete="family-name" maxLength={signupForm.LastName.max} />;
  return <InNameOrder first={given} last={family} />;
}

export function EmailField(given: Given) {
  return <Field {...given} type="email" autoComplete="email" maxLength={signupForm.EmailAddress.max} />;
}

/** The postal code field, which also accepts Khmer digits. */
export function PostalCodeField(given: Given) {
  const optional = useLabels(sharedLabels)('optional');
  return (
    <Field
      {...given}
      optional={optional}
      inputMode="numeric"
      autoComplete="postal-code"
      dir="ltr"
      maxLength={20}
    />
  );
}

export function MobileField(given: Given) {
  const shared = useLabels(sharedLabels);
  const hint = (
    <>
      {shared('example', { example: '' })}
      <Num>012 345 678</Num>
    </>
  );
  return (
    <Field
      {...given}
      optional={shared('optional')}
      hint={hint}
      type="tel"
      autoComplete="tel"
      maxLength={50}
    />
  );
}

/** The field for a second phone number at the address, for the courier. */
export function SecondMobileField(given: Omit<Given, 'label'>) {
  const label = useLabels(addressLabels)('secondNumber');
  const optional = useLabels(sharedLabels)('optional');
  return <Field {...given} {...{ label, optional }} type="tel" autoComplete="off" maxLength={50} />;
}

/** The fields for the recipient at an address, if it isn't the customer. */
export function RecipientFields({
  name,
  mobile,
}: {
  name: Omit<Given, 'label'>;
  mobile: Omit<Given, 'label'>;
}) {
  const t = useLabels(addressLabels);
  const optional = useLabels(sharedLabels)('optional');
  return (
    <>
      <Field {...name} label={t('recipientName')} optional={optional} autoComplete="off" maxLength={200} />
      <Field
        {...mobile}
        label={t('recipientNumber')}
        optional={optional}
        type="tel"
        autoComplete="off"
        maxLength={50}
      />
    </>
  );
}

interface AddressFieldProps extends Omit<ComponentProps<typeof TextArea>, 'maxLength'> {
  /** The selected places. Communes and villages of the city can be inserted into the address line. */
  choosing: Choosing;
}

/** Loads the commune selects once the shopper enters the address line or changes the city. */
const loadCommunes = () => import('./commune-fields.tsx');

export function AddressField({ choosing, ...given }: AddressFieldProps) {
  const { city } = choosing.places;
  const [first] = useState(city);
  const [entered, setEntered] = useState(false);
  const communes = usePageData(loadCommunes, city !== '' && (entered || city !== first), 'quiet');
  return (
    <>
      <TextArea
        {...given}
        rows={2}
        autoComplete="street-address"
        maxLength={signupForm.AddressLineOne.max}
        onFocus={() => setEntered(true)}
      />
      {communes && <communes.CommuneFields key={city} city={city} />}
    </>
  );
}
