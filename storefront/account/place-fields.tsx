import { sharedLabels } from '#contract/labels/shared-words.ts';
import { signupLabels } from '#contract/labels/signup.ts';
import { SelectField, type Choice } from '#ui/select-field.tsx';
import { useLabels } from '../shop-context.tsx';
import type { usePlaces } from './use-places.ts';

interface PlaceFieldsProps {
  countries: readonly Choice[];
  choosing: ReturnType<typeof usePlaces>;
  countryError: string | undefined;
  onChange(): void;
}

/** Country, state and city, each filled by the one before. */
export function PlaceFields({ countries, choosing, countryError, onChange }: PlaceFieldsProps) {
  const t = useLabels(signupLabels);
  const words = useLabels(sharedLabels);
  const { places, chooseCountry, chooseState, chooseCity } = choosing;
  const optional = words('optional');
  return (
    <>
      <SelectField
        name="CountryID"
        label={t('lbl_singup_country')}
        autoComplete="country-name"
        choose={words('chooseCountry')}
        options={countries}
        value={places.country}
        error={countryError}
        onChange={(event) => {
          onChange();
          void chooseCountry(event.currentTarget.value);
        }}
      />
      <SelectField
        name="StateProvinceId"
        label={t('lbl_singup_province')}
        optional={optional}
        autoComplete="address-level1"
        choose={words('chooseProvince')}
        options={places.states}
        value={places.state}
        disabled={places.states.length === 0}
        onChange={(event) => void chooseState(event.currentTarget.value)}
      />
      <SelectField
        name="CityId"
        label={t('lbl_singup_city')}
        optional={optional}
        autoComplete="address-level2"
        choose={words('chooseCity')}
        options={places.cities}
        value={places.city}
        disabled={places.cities.length === 0}
        onChange={(event) => chooseCity(event.currentTarget.value)}
      />
    </>
  );
}
