import { useState } from 'react';
import { unselectedPlace } from '#contract/constants.ts';
import { getCitiesList } from '#contract/operations/places/get-cities-list.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import type { Choice } from '#ui/select-field.tsx';
import type { Reply } from '#web/call.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from '../shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';

interface Places {
  country: string;
  state: string;
  city: string;
  states: readonly Choice[];
  cities: readonly Choice[];
}

const none: Places = { country: '', state: '', city: '', states: [], cities: [] };

/**
 * Choosing a country loads its states, and choosing a state its cities (specification §4). Values are ids as
 * text, or '' if there is none. Choosing the same again changes nothing, because browsers that fill in several
 * fields at once report each of them.
 */
export type Choosing = ReturnType<typeof usePlaces>;
export function usePlaces(chosen: Partial<Places> = none) {
  const { call, lang } = useShop();
  const [places, setPlaces] = useState({ ...none, ...chosen });
  return {
    places,
    /** The ids, as calls expect them. */
    ids: {
      CountryID: placeId(places.country),
      StateProvinceId: placeId(places.state),
      CityId: placeId(places.city),
    },
    async chooseCountry(country: string) {
      if (country === places.country) return;
      setPlaces({ ...none, country });
      await fillStates(country);
    },
    async chooseState(state: string) {
      if (state === places.state) return;
      setPlaces((now) => ({ ...now, state, city: '', cities: [] }));
      await fillCities(state);
    },
    chooseCity: (city: string) => setPlaces((now) => ({ ...now, city })),
    /** Loads the lists of the initially chosen places. */
    fill: () => Promise.all([fillStates(places.country), fillCities(places.state)]),
    reset: () => setPlaces(none),
  };

  async function fillStates(country: string) {
    const states =
      country === ''
        ? []
        : await listed(
            call(getStatesProvincesList, { CountryId: Number(country), languageCode: lang }),
            ({ StateProvinceID, StateName }) => ({ value: StateProvinceID, text: StateName }),
          );
    // Another country may have been chosen in the meantime. If a list fails to load, the chosen place stays.
    if (states) setPlaces((now) => (now.country === country ? { ...now, states } : now));
  }

  async function fillCities(state: string) {
    const cities =
      state === ''
        ? []
        : await listed(
            call(getCitiesList, { StateProvinceId: Number(state), languageCode: lang }),
            ({ CityID, CityName }) => ({ value: CityID, text: CityName }),
          );
    if (cities) setPlaces((now) => (now.state === state ? { ...now, cities } : now));
  }
}

const placeId = (value: string): number => Number(value) || unselectedPlace;

/** Shows a message if a list failed to load or was refused. State and city may remain unchosen. */
async function listed<Row>(
  answer: Promise<Reply<Row[]>>,
  choice: (row: Row) => Choice,
): Promise<Choice[] | null> {
  const reply = await withLoading(answer).catch(() => null);
  if (reply?.statusCode === 200) return reply.data.map(choice);
  showToast('error', { code: failureMessage(reply?.statusCode ?? null) });
  return null;
}
