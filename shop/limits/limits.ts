export { clientNetwork, siteOf } from './client-network.ts';
export { counted, extraHits, noteWork } from './cost.ts';
export {
  countHit,
  forgetHit,
  forgetHits,
  forgetHitsOf,
  hitsOf,
  isUsedUp,
  limitKey,
  limitSpans,
  takeOfMinute,
} from './queries.ts';
