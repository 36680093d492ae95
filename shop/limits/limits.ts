export { clientNetwork, siteOf } from './client-network.ts';
export { counted, extraHits, noteWork } from './cost.ts';
export {
  consumeRateLimit,
  forgetHit,
  resetRateLimit,
  forgetHitsOf,
  hitsOf,
  isUsedUp,
  nextHitAt,
  rateLimitKey,
  rateWindows,
  takeOfMinute,
} from './queries.ts';
export { visitorId } from './visitor.ts';
