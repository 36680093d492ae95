export { countHit, forgetHit, forgetHits, limitKey, limitSpans, takeOfMinute } from './queries.ts';
