import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { provinceName } from '#rules/text-of-language.ts';
import { SelectField, type Choice } from '#ui/select-field.tsx';
import { useLabels } from '../shop-context.tsx';
import type { Choosing } from './use-places.ts';

interface RegionFieldsProps {
  choosing: Choosing;
  names: { state: string; city: string };
  stateError?: string | undefined;
  /** Whether the state is needed, for example because the delivery depends on it. */
  needsState?: boolean | undefined;
}
interface PlaceFieldsProps extends RegionFieldsProps {
  countries: readonly Choice[];
  names: RegionFieldsProps['names'] & { country: string };
  countryError: string | undefined;
  onChange(): void;
}

/** Fields for country, state and city. Each list is loaded once its parent is chosen. */
export function PlaceFields({
  countries,
  choosing,
  names,
  countryError,
  stateError,
  needsState,
  onChange,
}: PlaceFieldsProps) {
  const shared = useLabels(sharedLabels);
  return (
    <>
      <SelectField
        name="CountryID"
        label={names.country}
        autoComplete="country-name"
        choose={shared('chooseCountry')}
        options={countries}
        value={choosing.places.country}
        error={countryError}
        onChange={({ currentTarget: { value, form } }) => {
          // A browser that fills in several fields at once reports each of them, and rendering would undo the state.
          const state = form?.elements.namedItem('StateProvinceId');
          if (value === choosing.places.country && state instanceof HTMLSelectElement)
            void choosing.chooseState(state.value);
          onChange();
          void choosing.chooseCountry(value);
        }}
      />
      <RegionFields {...{ choosing, names, stateError, needsState }} />
    </>
  );
}

/** Fields for the state and city of the chosen country. Both are optional, except for `needsState`. */
export function RegionFields({ choosing, names, stateError, needsState }: RegionFieldsProps) {
  const shared = useLabels(sharedLabels);
  const { places, chooseState, chooseCity } = choosing;
  const optional = shared('optional');
  return (
    <>
      <SelectField
        name="StateProvinceId"
        label={names.state}
        optional={!needsState && optional}
        autoComplete="address-level1"
        choose={shared('chooseProvince')}
        options={places.states.map(({ value, text }) => ({ value, text: provinceName(text) }))}
        value={places.state}
        error={stateError}
        disabled={places.states.length === 0}
        onChange={(event) => void chooseState(event.currentTarget.value)}
      />
      <SelectField
        name="CityId"
        label={names.city}
        optional={optional}
        autoComplete="address-level2"
        choose={shared('chooseCity')}
        options={places.cities}
        value={places.city}
        disabled={places.cities.length === 0}
        onChange={(event) => chooseCity(event.currentTarget.value)}
      />
    </>
  );
}
