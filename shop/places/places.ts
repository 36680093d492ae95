export { communesOf } from './communes.ts';
export { citiesOf, cityCode, countries, countryCodes, placeNamed, statesOf, type Place } from './queries.ts';
