import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '#contract/languages.ts';

const folder = path.resolve(import.meta.dirname, '../../database/base');
const kinds = {
  Khum: { en: 'Khum ', ar: 'ឃុំ' },
  Sangkat: { en: 'Sangkat ', ar: 'សង្កាត់' },
  Phum: { en: 'Phum ', ar: 'ភូមិ' },
} as const;

/**
 * A commune or quarter and its villages, by their names in one language, including the word for their kind,
 * as people write them.
 */
export interface Commune {
  name: string;
  villages: string[];
}
type Named = Record<LanguageCode, string>;
type Communes = { code: string; name: Named; villages: Named[] }[];

/** The communes of each district by its code. Read from the file on first use. */
let districts: Promise<Map<string, Communes>> | undefined;

/** Returns the communes of a district of Cambodia, by its official code. Empty for any other place. */
export async function communesOf(district: string, language: LanguageCode): Promise<Commune[]> {
  const communes = (await (districts ??= readDistricts())).get(district) ?? [];
  return communes.map(({ name, villages }) => ({
    name: name[language],
    villages: villages.map((village) => village[language]),
  }));
}

async function readDistricts(): Promise<Map<string, Communes>> {
  const byDistrict = new Map<string, Communes>();
  const byCode = new Map<string, Communes[number]>();
  for (const [code = '', km = '', latin = '', kind = ''] of await rowsOf('communes.tsv')) {
    const commune = {
      code,
      name: withKind(kind === 'Sangkat' ? 'Sangkat' : 'Khum', km, latin),
      villages: [],
    };
    byCode.set(code, commune);
    const district = code.slice(0, 4);
    byDistrict.set(district, [...(byDistrict.get(district) ?? []), commune]);
  }
  for (const [code = '', km = '', latin = ''] of await rowsOf('villages.tsv'))
    byCode.get(code.slice(0, 6))?.villages.push(withKind('Phum', km, latin));
  return byDistrict;
}

/**
 * Returns a name with the word for its kind. Many villages already have it in their name. A space separates a
 * number from the word before it.
 */
function withKind(kind: keyof typeof kinds, km: string, latin: string): Named {
  const { en, ar } = kinds[kind];
  return {
    en: latin.startsWith(en) ? latin : en + latin,
    ar: km.startsWith(ar) ? km : ar + km.replace(/^[\d០-៩]/u, ' $&'),
  };
}

/** Returns the rows of a file without the header. */
const rowsOf = async (file: string): Promise<string[][]> =>
  (await readFile(path.join(folder, file), 'utf8'))
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd().split('\t'));
