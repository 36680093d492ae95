export { communesOf } from './communes.ts';
export {
  namedPlaces,
  citiesOf,
  cityCode,
  countries,
  countryCodes,
  placeInBoth,
  placeNamed,
  statesOf,
  type NamedPlace,
  type Place,
} from './queries.ts';
