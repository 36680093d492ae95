export { communesOf } from './communes.ts';
export { citiesOf, cityCode, countries, placeNamed, statesOf, type Place } from './queries.ts';
