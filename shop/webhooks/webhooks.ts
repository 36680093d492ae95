export {
  type Attempt,
  claimDeliveries,
  type ClaimedDelivery,
  failOldDeliveries,
  hasDueDelivery,
  queueTest,
  readDelivery,
  recordAttempt,
  releaseDelivery,
  sendAgain,
} from './delivery-queries.ts';
export { type ChangedKind, changedRows } from './changed-rows-queries.ts';
export { endpointKind } from './endpoint-kind.ts';
export { endEndpoint } from './end-endpoint.ts';
export { storeSecret, switchedOff } from './endpoint-queries.ts';
export { secondsToNextAttempt } from './retries.ts';
export { newSecret, openSecret, sealSecret, signedHeaders } from './signing.ts';
