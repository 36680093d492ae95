import { useEffect, useState } from 'react';
import { textLanguage } from '#ui/text-language.ts';
import { useShop } from '../shop-context.tsx';
import type { User } from '../state/stored-user.ts';
import type { PlaceNames } from './place-names.ts';

/** A customer whose places are named in the page's language; until the lists are here, as the browser keeps them. */
export function useNamedPlaces(user: User): User {
  const { call, lang, language } = useShop();
  const [named, setNamed] = useState<{ of: User; names: PlaceNames } | null>(null);
  const isForeign = [user.CityName, user.StateName, user.CountryName].some(
    (name) => name !== '' && textLanguage(name) !== language.tag,
  );
  useEffect(() => {
    if (!isForeign) return;
    // Where they do not come, the names as they are kept say the same.
    import('./place-names.ts')
      .then(({ placeNames }) => placeNames(call, user, lang))
      .then(
        (names) => setNamed({ of: user, names }),
        () => undefined,
      );
  }, [isForeign, user, call, lang]);
  // Those of an address before are of another place.
  return named?.of === user ? { ...user, ...named.names } : user;
}
