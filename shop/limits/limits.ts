export { clientNetwork, siteOf } from './client-network.ts';
export { asRequest, counted, extraHits, noteWork, usedUpLimit, type UsedUp } from './cost.ts';
export {
  consumeRateLimit,
  forgetHit,
  resetRateLimit,
  secondsUntilHit,
  forgetHitsOf,
  hitsOf,
  isUsedUp,
  nextHitAt,
  rateLimitKey,
  rateWindows,
  takeOfMinute,
} from './queries.ts';
export { visitorId } from './visitor.ts';
