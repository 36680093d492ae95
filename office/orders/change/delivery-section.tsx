import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useErrorText } from './use-error-text.ts';
import type { Changeable, NewAddress, Plan, OrderEditState } from './use-order-edit.ts';

interface DeliverySectionProps {
  changeable: Changeable;
  plan: Plan;
  state: OrderEditState;
}

/** The recipient, address and delivery method. */
export function DeliverySection({ changeable, plan, state }: DeliverySectionProps) {
  const t = useLabels(officeOrderChange);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const { address, setAddress } = state;
  const { cityName, stateName, ...as } = changeable.address;
  return (
    <Section title={common('delivery')}>
      <div className="form">
        {plan.deliveryWays.length > 0 && (
          <SelectField
            name="way"
            label={t('deliveryMethod')}
            options={plan.deliveryWays.map(({ id, name, priceCents }) => ({
              value: id,
              text:
                priceCents === null
                  ? inLanguage(name)
                  : t('methodWithPrice', { name: inLanguage(name), price: formatAmount(priceCents) }),
            }))}
            value={plan.deliveryWayId ?? ''}
            onChange={({ currentTarget }) => state.setWay(Number(currentTarget.value))}
          />
        )}
        {address === null ? (
          <Button kind="ghost" onClick={() => setAddress({ ...as, stateId: null, cityId: null })}>
            {t('changeAddress')}
          </Button>
        ) : (
          <AddressFields
            changeable={changeable}
            address={address}
            onChange={setAddress}
            written={[stateName, cityName]}
          />
        )}
        <EditErrors state={state} />
        {address !== null && (
          <Button kind="quiet" onClick={() => setAddress(null)}>
            {t('asItIs')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function EditErrors({ state }: { state: OrderEditState }) {
  const errorText = useErrorText();
  return state.errors
    .filter(({ code }) => code === 'place' || code === 'way')
    .map((error) => (
      <p key={error.code} className="bad-text" role="alert">
        {errorText(error)}
      </p>
    ));
}

interface AddressFieldsProps {
  changeable: Changeable;
  address: NewAddress;
  onChange: (address: NewAddress) => void;
  /** The province and city as written on the order. */
  written: readonly [state: string, city: string];
}

type TextField = 'firstName' | 'lastName' | NumberField | 'recipient' | 'address' | 'postalCode';
const numberLabels = {
  mobile: 'phone',
  secondMobile: 'secondPhone',
  recipientMobile: 'recipientPhone',
} as const;
type NumberField = keyof typeof numberLabels;
const isNumber = (name: string): name is NumberField => name in numberLabels;

function AddressFields({ changeable, address, onChange, written: [state, city] }: AddressFieldsProps) {
  const t = useLabels(officeOrderChange);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const cities = changeable.provinces.find(({ id }) => id === address.stateId)?.cities ?? [];
  const field = (name: TextField, max: number) => (
    <Field
      name={name}
      label={t(isNumber(name) ? numberLabels[name] : name)}
      type={isNumber(name) ? 'tel' : 'text'}
      dir={isNumber(name) ? undefined : 'auto'}
      autoComplete="off"
      maxLength={max}
      optional={name !== 'firstName' && name !== 'address'}
      value={address[name] ?? ''}
      onChange={({ currentTarget }) => onChange({ ...address, [name]: currentTarget.value })}
    />
  );
  const chosen = (value: string) => Number(value) || null;
  return (
    <>
      {field('firstName', 200)}
      {field('lastName', 150)}
      {field('mobile', 50)}
      {field('secondMobile', 50)}
      {field('recipient', 200)}
      {field('recipientMobile', 50)}
      {field('address', 600)}
      <SelectField
        name="state"
        label={t('state')}
        choose={t('asWritten', { place: state })}
        options={changeable.provinces.map((each) => ({ value: each.id, text: inLanguage(each) }))}
        value={address.stateId ?? ''}
        onChange={({ currentTarget }) => {
          const stateId = chosen(currentTarget.value);
          if (stateId !== address.stateId) onChange({ ...address, stateId, cityId: null });
        }}
      />
      <SelectField
        name="city"
        label={t('city')}
        choose={address.stateId === null ? t('asWritten', { place: city }) : common('select')}
        options={cities.map((each) => ({ value: each.id, text: inLanguage(each) }))}
        value={address.cityId ?? ''}
        onChange={({ currentTarget }) => onChange({ ...address, cityId: chosen(currentTarget.value) })}
      />
      {field('postalCode', 20)}
    </>
  );
}
