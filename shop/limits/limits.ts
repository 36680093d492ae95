export { countHit, countHitWithin, forgetHit, limitKey, limitSpans } from './queries.ts';
