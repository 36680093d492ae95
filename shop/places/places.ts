export { citiesOf, countries, placeNamed, statesOf, type Place } from './queries.ts';
