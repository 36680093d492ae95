export { citiesOf, countries, statesOf, type Place } from './queries.ts';
