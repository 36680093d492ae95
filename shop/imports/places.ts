import { compareKey } from '#rules/compare-key.ts';
import type { NamedPlace } from '#shop/places/places.ts';
import type { Losses } from './foreign/foreign-shop.ts';
import type { KnownTable } from './file-table.ts';

/** Words for kinds of places, which names may have or lack. */
const kinds = /^(?:រាជធានី|ខេត្ត|ក្រុង|ស្រុក|ខណ្ឌ)\s*|\b(?:province|municipality|district|city|khan|krong|srok)\b/gu;

const keyOf = (name: string): string => compareKey(compareKey(name).replaceAll(kinds, ' '));
const codeOf = (name: string): string => compareKey(name).replace(/^(?:kh-)?0*(?=\d+$)/u, '');
const isNamed = (names: readonly string[], text: string): boolean =>
  names.some((name) => keyOf(name) === keyOf(text));
const englishOf = ([name = '']: readonly string[]): string => name;

/** The shop's provinces and districts, found by their names in either language. */
export class Places {
  readonly #provinces: readonly NamedPlace[];

  constructor(provinces: readonly NamedPlace[]) {
    this.#provinces = provinces;
  }

  /** Finds a province by its name or code. */
  #province(text: string): NamedPlace | undefined {
    const code = codeOf(text);
    return this.#provinces.find(
      (each) => isNamed(each.province, text) || (code !== '' && codeOf(each.code) === code),
    );
  }

  /**
   * Returns the names that the shop has for a place, and those that it doesn't know. A district may tell the province; a
   * city may be one.
   */
  find(province: string, city: string): { province: string; city: string; unknown: string[] } {
    const given = province === '' ? undefined : this.#province(province);
    const capital = given ?? (city === '' ? undefined : this.#province(city));
    const among = city === '' ? [] : capital ? [capital] : this.#provinces;
    const found = among.flatMap((each) =>
      each.cities
        .filter((names) => isNamed(names, city))
        .map((names) => ({ province: each, city: englishOf(names) })),
    );
    const only = found.length === 1 ? found[0] : undefined;
    const its = capital ?? only?.province;
    const isCityKnown = only !== undefined || city === '' || (its && its === this.#province(city));
    return {
      province: its ? englishOf(its.province) : '',
      city: only?.city ?? '',
      unknown: [...(isCityKnown ? [] : [city]), ...(province === '' || given ? [] : [province])],
    };
  }
}

const ownCountry = new Set(['', 'kh', 'khm', 'cambodia', 'kampuchea', 'កម្ពុជា']);

/** Moves places that the shop doesn't know to the text of the address, so that they aren't lost. */
export function settled(table: KnownTable, places: Places, losses: Losses): KnownTable {
  const rows = table.rows.map((row) => {
    const { country = '', ...cells } = row.cells;
    const [province = '', city = ''] = [cells['province']?.trim(), cells['city']?.trim()];
    const found = places.find(province, city);
    const isAbroad = !ownCountry.has(compareKey(country));
    const unknown = [...found.unknown, ...(isAbroad ? [country.trim()] : [])];
    if (unknown.length > 0) {
      losses.add('unknownPlaces', String(row.line));
      cells['address'] = [cells['address']?.trim() ?? '', ...unknown].filter(Boolean).join(', ');
    }
    if (province !== '' || city !== '') Object.assign(cells, { province: found.province, city: found.city });
    return { ...row, cells };
  });
  return { ...table, rows };
}
