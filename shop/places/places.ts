export { communesOf } from './communes.ts';
export {
  namedPlaces,
  citiesOf,
  cityCode,
  countries,
  countryCodes,
  destination,
  placeInBoth,
  placeNamed,
  statesOf,
  type NamedPlace,
  type Place,
} from './queries.ts';
