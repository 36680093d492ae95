export { countHit, forgetHit, limitKey, limitSpans, takeOfMinute } from './queries.ts';
