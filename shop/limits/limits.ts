export {
  countHit,
  forgetHit,
  forgetHits,
  forgetHitsOf,
  limitKey,
  limitSpans,
  takeOfMinute,
} from './queries.ts';
