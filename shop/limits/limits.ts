export { countHit, forgetHit, limitKey, limitSpans } from './queries.ts';
