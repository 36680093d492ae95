import { endKey as operation } from '#contract/operations/office/keys/end-key.ts';
import { endKey } from '#shop/api-keys/api-keys.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(operation, async ({ id }, { app, caller }) =>
  (await endKey(app.db, id, caller.staffId)) ? {} : refuse(404, 'notFound'),
);
