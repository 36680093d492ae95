export { communesOf } from './communes.ts';
export {
  citiesOf,
  cityCode,
  countries,
  countryCodes,
  placeInBoth,
  placeNamed,
  statesOf,
  type Place,
} from './queries.ts';
