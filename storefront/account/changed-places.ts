import type { Choosing } from './use-places.ts';
import type { User } from '../state/stored-user.ts';

/** The places chosen, as the stored user has them: with their names, null and '' for none. */
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
