import { keyOf, wordsOf } from './words.ts';

const here = `cambodia, kampuchea, angkor, angkor wat, siem reap, phnom penh, battambang, sihanoukville, kampong cham, kampong thom, kampong speu, kampong chhnang,
  kompong cham, kompong thom, kompong speu, kompong som, kandal, takeo, pursat, kratie, kep, koh kong, poipet, bavet, svay rieng, prey veng, banteay meanchey,
  pailin, ta khmau, toul kork, bkk1, mondulkiri, ratanakiri, srok khmer, កម្ពុជា, ស្រុកខ្មែរ, អង្គរ, ភ្នំពេញ, សៀមរាប, បាត់ដំបង, ព្រះសីហនុ, ក្រុងព្រះសីហនុ,
  កំពង់ចាម, កំពង់ធំ, កំពង់ស្ពឺ, កណ្តាល, តាកែវ, ពោធិ៍សាត់, កែប, ទួលគោក, បាវិត, ប៉ោយប៉ែត, ស្វាយរៀង, ព្រៃវែង, បន្ទាយមានជ័យ`;
const elsewhere = `overseas, abroad, america, usa, france, japan, korea, australia, canada, germany, europe, england, thailand, vietnam, singapore, taiwan, hong kong, malaysia,
  indonesia, philippine, india, laos, russia, italy, spain, switzerland, sweden, uk, united kingdom, united states, new zealand, london, paris, new york,
  los angeles, long beach, california, sydney, melbourne, tokyo, seoul, bangkok, saigon, hanoi, beijing, shanghai, dubai, berlin, toronto, montreal, lyon,
  បរទេស, បារាំង, អាមេរិក, ជប៉ុន, កូរ៉េ, អូស្ត្រាលី, កាណាដា, អាល្លឺម៉ង់, អង់គ្លេស, ថៃ, វៀតណាម, សិង្ហបុរី, ប៉ារីស, ឡុងដ៍, ក្រៅប្រទេស, ក្រៅស្រុក, ស្រុកក្រៅ,
  ស្រុកបារាំង`;
/**
 * Towns and countries. Beside a product, they say where it is delivered or printed, which no product says; alone, what
 * suits guests from elsewhere.
 */
export const placeList = `${here}, ${elsewhere}`;

const keysOf = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').map((place) => keyOf(wordsOf(place))));
const [places, placesHere] = [keysOf(placeList), keysOf(here)];

/** Returns whether consecutive words name a place. `key`: see `keyOf`. */
export const isPlace = (key: string): boolean => places.has(key);
/** Returns whether a place is in Cambodia, where orders are delivered. */
export const isPlaceHere = (key: string): boolean => placesHere.has(key);
