import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { copyOfPersonalData } from '#shop/customers/customers.ts';
import { handle } from '../../../calls/operation.ts';
import { personalDataPage } from './personal-data-page.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(
  getPersonalData,
  async ({ id: customerId, language }, { app, caller: { staffId } }) => {
    const data = await copyOfPersonalData(app.db, { customerId, staffId, language });
    if (!data) return refuse(404, 'notFound');
    return { json: JSON.stringify(data, null, 2), html: await personalDataPage(app.db, data, language) };
  },
);
