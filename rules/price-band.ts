/** Both ends are inclusive. Null means that there is no upper end. */
type Ends = readonly [min: number, max: number | null];
/** A price band in dollars. `riel` has the entered amounts if it was entered in riel. */
export type PriceBand = readonly [...Ends, riel?: Ends];

/**
 * Converts a riel band at a rate in riel per dollar, exact to the cent, so that it never includes more than entered.
 */
export const bandOfRiel = ([min, max]: Ends, rate: number): PriceBand => [
  Math.ceil((min * 100) / rate) / 100,
  max === null ? null : Math.floor((max * 100) / rate) / 100,
  [min, max],
];
