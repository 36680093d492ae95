import { requestPersonalData } from '#contract/operations/accounts/request-personal-data.ts';
import { openRequests, requestData } from '#shop/customers/customers.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

export const handler = handle(requestPersonalData, async ({ Kind }, { app: { db }, caller }) => {
  const { customerId, isConfirmed } = caller;
  if (Kind !== '' && !isConfirmed) return rowRefusal(409, 'passwordNeeded');
  if (Kind !== '') await requestData(db, customerId, Kind);
  const requests = await openRequests(db, customerId);
  return requests.map(({ kind, at }) => ({ Kind: kind, RequestedUTC: at.toISOString() }));
});
