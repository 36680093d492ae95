import { closeDataRequest } from '#contract/operations/office/customers/close-data-request.ts';
import { closeRequest } from '#shop/customers/customers.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(closeDataRequest, async ({ id: requestId }, { app, caller: { staffId } }) =>
  (await closeRequest(app.db, { requestId, staffId })) ? {} : refuse(404, 'notFound'),
);
