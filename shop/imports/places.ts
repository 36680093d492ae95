import { compareKey } from '#rules/compare-key.ts';
import type { NamedPlace } from '#shop/places/places.ts';
import type { Losses } from './foreign/losses.ts';
import type { KnownTable } from './file-table.ts';

/** Words for kinds of places, which names may have or lack. */
const kinds = /^(?:រាជធានី|ខេត្ត|ក្រុង|ស្រុក|ខណ្ឌ)\s*|\b(?:province|municipality|district|city|khan|krong|srok)\b/gu;

const keyOf = (name: string): string => compareKey(compareKey(name).replaceAll(kinds, ' '));
const codeOf = (name: string): string => compareKey(name).replace(/^(?:kh-)?0*(?=\d+$)/u, '');
const keysOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(keyOf));

/** A province whose names are found by their keys. Its own name and those of districts are English. */
interface Indexed {
  name: string;
  code: string;
  country: ReadonlySet<string>;
  names: ReadonlySet<string>;
  cities: { name: string; names: ReadonlySet<string> }[];
}

/** The shop's provinces and districts, found by their names in either language. */
export class Places {
  readonly #provinces: readonly Indexed[];

  constructor(places: readonly NamedPlace[]) {
    this.#provinces = places.map(({ country, province, code, cities }) => ({
      name: province[0] ?? '',
      code: codeOf(code),
      country: keysOf(country),
      names: keysOf(province),
      cities: cities.map((names) => ({ name: names[0] ?? '', names: keysOf(names) })),
    }));
  }

  /**
   * Returns the names that the shop has for a place, and those that it doesn't know. A district may tell the province; a
   * city may be one.
   */
  find(province: string, city: string, country = ''): { province: string; city: string; unknown: string[] } {
    const key = keyOf(city);
    const all =
      country === '' ? this.#provinces : this.#provinces.filter((each) => each.country.has(keyOf(country)));
    const given = province === '' ? undefined : provinceAmong(all, province);
    const capital = given ?? (city === '' ? undefined : provinceAmong(all, city));
    const found = (capital ? [capital] : all).flatMap((each) =>
      each.cities.filter(({ names }) => names.has(key)).map(({ name }) => ({ each, name })),
    );
    const only = found.length === 1 ? found[0] : undefined;
    const its = capital ?? only?.each;
    const isCityKnown = city === '' || only !== undefined || its?.names.has(key) === true;
    const unknown = [isCityKnown ? '' : city, given ? '' : province, all.length > 0 ? '' : country];
    return { province: its?.name ?? '', city: only?.name ?? '', unknown: unknown.filter(Boolean) };
  }
}

/** Finds a province by its name or code. */
function provinceAmong(all: readonly Indexed[], text: string): Indexed | undefined {
  const [key, code] = [keyOf(text), codeOf(text)];
  return all.find((each) => each.names.has(key) || (code !== '' && each.code === code));
}

/** Moves places that the shop doesn't know to the text of the address, so that they aren't lost. */
export function settled(table: KnownTable, places: Places, losses: Losses): KnownTable {
  const rows = table.rows.map((row) => {
    const { country = '', ...cells } = row.cells;
    const [province = '', city = ''] = [cells['province']?.trim(), cells['city']?.trim()];
    const { unknown, ...names } = places.find(province, city, country.trim());
    if (unknown.length > 0) {
      losses.add('unknownPlaces', String(row.line));
      cells['address'] = [cells['address']?.trim() ?? '', ...unknown].filter(Boolean).join(', ');
    }
    if (province !== '' || city !== '') Object.assign(cells, names);
    return { ...row, cells };
  });
  return { ...table, rows };
}
