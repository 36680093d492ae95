import { languages } from '#contract/languages.ts';
import type { BaseRow } from '#shop/reference-data/reference-data.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { BaseFiles } from './base-files.ts';

interface Name {
  en: string;
  km: string;
}

const capital = 'KH/12';

export const namesOf = ({ en, km }: Name): BaseRow['names'] => ({
  [languages.en.id]: en,
  [languages.ar.id]: km,
});

/**
 * Returns countries, their states or provinces, and the cities or districts of those, with keys like 'KH',
 * 'KH/12', 'KH/12/1201'. Khmer names of Cambodian places include the word for their kind (ខេត្ត, ខណ្ឌ, …), as
 * people write them; English names don't.
 */
export function basePlaces({ countries, cambodia }: Pick<BaseFiles, 'countries' | 'cambodia'>) {
  const rows: Record<'country' | 'state_province' | 'city', BaseRow[]> = {
    country: [],
    state_province: [],
    city: [],
  };
  const provinces = provincesOf(cambodia);
  const add = (table: keyof typeof rows, key: string, code: string, name: Name, parent?: string) =>
    rows[table].push({
      key,
      ...(parent !== undefined && { parent }),
      // The capital comes before the provinces, because most customers live there. Ids follow the order of the codes.
      columns: { code, position: key === capital ? -1 : rows[table].length },
      names: namesOf(name),
    });
  for (const { code, name, states } of countries) {
    add('country', code, code, name);
    for (const state of states === 'cambodia.json' ? provinces : states.map(withoutCodes)) {
      const stateKey = `${code}/${state.slug}`;
      add('state_province', stateKey, state.code, state.name, code);
      for (const city of state.cities)
        add('city', `${stateKey}/${city.slug}`, city.code, city.name, stateKey);
    }
  }
  return rows;
}

function provincesOf({ kinds, provinces }: BaseFiles['cambodia']) {
  const kindOf = (kind: string) => {
    const entry = kinds[kind];
    if (!entry) throw new OperatorError(`cambodia.json: "${kind}" isn’t a kind of place`);
    return entry.km;
  };
  return provinces.map(({ code, en, km, kind, districts }) => ({
    slug: code,
    code,
    name: { en, km: kindOf(kind) + km },
    cities: districts.map(([city, khmer, latin, its]) => ({
      slug: city,
      code: city,
      // Separates a number from the preceding word, as in ខណ្ឌ 7 មករា.
      name: { en: latin, km: kindOf(its) + khmer.replace(/^\d/u, ' $&') },
    })),
  }));
}

/** Removes the codes: places abroad are identified by their slug here, and have no code in the database. */
const withoutCodes = ({
  slug,
  name,
  cities,
}: Exclude<BaseFiles['countries'][number]['states'], string>[number]) => ({
  slug,
  code: '',
  name,
  cities: cities.map((city) => ({ ...city, code: '' })),
});
