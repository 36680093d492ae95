export { clientNetwork, siteOf } from './client-network.ts';
export { counted, extraHits, noteWork } from './cost.ts';
export {
  consumeRateLimit as countHit,
  forgetHit,
  resetRateLimit as forgetHits,
  forgetHitsOf,
  hitsOf,
  isUsedUp,
  rateLimitKey as limitKey,
  rateWindows as limitSpans,
  takeOfMinute,
} from './queries.ts';
