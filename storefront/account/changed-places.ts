import type { Choosing } from './use-places.ts';
import type { User } from '../state/stored-user.ts';

/** Returns the chosen places in the format of the stored user: with names, null and '' for none. */
export function changedPlaces({
  state,
  city,
  states,
  cities,
}: Omit<Choosing['places'], 'country'>): Pick<User, 'StateProvinceID' | 'StateName' | 'CityID' | 'CityName'> {
  const nameIn = (list: typeof states, id: string) =>
    list.find(({ value }) => String(value) === id)?.text ?? '';
  return {
    StateProvinceID: Number(state) || null,
    StateName: nameIn(states, state),
    CityID: Number(city) || null,
    CityName: nameIn(cities, city),
  };
}
