export { communesOf } from './communes.ts';
export {
  cambodianPlaces,
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
