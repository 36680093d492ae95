import { useEffect, useState } from 'react';
import { textLanguage } from '#ui/text-language.ts';
import { useShop } from '../shop-context.tsx';
import type { User } from '../state/stored-user.ts';
import type { PlaceNames } from './place-names.ts';

/**
 * Returns a customer with places named in the page's language. Until the lists are loaded, the names are those stored
 * in the browser.
 */
export function useNamedPlaces(user: User): User {
  const { call, lang, language } = useShop();
  const [named, setNamed] = useState<{ of: User; names: PlaceNames } | null>(null);
  const isForeign = [user.CityName, user.StateName, user.CountryName].some(
    (name) => name !== '' && textLanguage(name) !== language.tag,
  );
  useEffect(() => {
    if (!isForeign) return;
    // If the names fail to load, the stored ones remain.
    import('./place-names.ts')
      .then((part) => part.placeNames(call, user, lang))
      .then(
        (names) => setNamed({ of: user, names }),
        () => undefined,
      );
  }, [isForeign, user, call, lang]);
  // Names loaded for a previous address belong to other places.
  return named?.of === user ? { ...user, ...named.names } : user;
}
