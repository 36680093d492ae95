export {
  currentRate,
  currentRateJson,
  orderRielJson,
  rateHistory,
  type OrderRiel,
  type RielRate,
  type SetRate,
} from './queries.ts';
export { rielAt } from './riel-at.ts';
export { setRielRate } from './set-rate.ts';
