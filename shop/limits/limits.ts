export { countHit, forgetHit, forgetHitsOf, limitKey, limitSpans, takeOfMinute } from './queries.ts';
