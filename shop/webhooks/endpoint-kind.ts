import { webhookEndpoint } from '#contract/resources/webhook-endpoint.ts';
import { resourceKind } from '#shop/records/records.ts';
import { dropDeliveries, removeEndpoint } from './endpoint-queries.ts';

/** An endpoint. Its deliveries are deleted with it, and its secret is no field, so that no history has it. */
export const endpointKind = resourceKind<typeof webhookEndpoint>(webhookEndpoint, {
  async remove(db, id) {
    await removeEndpoint(db, id);
    await dropDeliveries(db, id);
  },
});
