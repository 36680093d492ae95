import { useState } from 'react';
import { getCitiesList } from '#contract/operations/places/get-cities-list.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import type { Choice } from '#ui/select-field.tsx';
import { failureMessage } from '../failure-message.ts';
import { useShop } from '../shop-context.tsx';
import { withLoading } from '../state/common.ts';
import { showToast } from '../state/toasts.ts';

interface Places {
  country: string;
  state: string;
  city: string;
  states: readonly Choice[];
  cities: readonly Choice[];
}

const none: Places = { country: '', state: '', city: '', states: [], cities: [] };

/** Choosing a country loads its states, choosing a state its cities (specification §4). Values are ids as text, '' for none. */
export function usePlaces() {
  const { call, lang } = useShop();
  const [places, setPlaces] = useState(none);
  return {
    places,
    async chooseCountry(country: string) {
      setPlaces({ ...none, country });
      const states = country === '' ? [] : await listed(loadStates(country));
      // Another country may have been chosen meanwhile.
      setPlaces((now) => (now.country === country ? { ...now, states } : now));
    },
    async chooseState(state: string) {
      setPlaces((now) => ({ ...now, state, city: '', cities: [] }));
      const cities = state === '' ? [] : await listed(loadCities(state));
      setPlaces((now) => (now.state === state ? { ...now, cities } : now));
    },
    chooseCity: (city: string) => setPlaces((now) => ({ ...now, city })),
  };

  async function loadStates(CountryId: string): Promise<Choice[]> {
    const { data } = await call(getStatesProvincesList, { CountryId: Number(CountryId), languageCode: lang });
    return data.map(({ StateProvinceID, StateName }) => ({ value: StateProvinceID, text: StateName }));
  }

  async function loadCities(StateProvinceId: string): Promise<Choice[]> {
    const { data } = await call(getCitiesList, {
      StateProvinceId: Number(StateProvinceId),
      languageCode: lang,
    });
    return data.map(({ CityID, CityName }) => ({ value: CityID, text: CityName }));
  }
}

/** A list that did not come is said and stays empty: state and city may stay unchosen. */
async function listed(loading: Promise<Choice[]>): Promise<Choice[]> {
  try {
    return await withLoading(loading);
  } catch {
    showToast('error', { code: failureMessage(null) });
    return [];
  }
}
