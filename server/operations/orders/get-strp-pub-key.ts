import { getStrpPubKey } from '#contract/operations/orders/get-strp-pub-key.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getStrpPubKey, async (_input, { app }) => ({
  strpK: app.config.stripe?.publishableKey ?? '',
}));
