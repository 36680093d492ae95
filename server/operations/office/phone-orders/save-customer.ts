import { cambodianNumber } from '#contract/forms/e164.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import { changeCustomer, customerByNumber } from '#shop/accounts/accounts.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(saveCustomer, async ({ who, ...fields }, { app, caller }) => {
  const actor = staffActor(caller.staffId);
  if ('id' in who)
    return (await changeCustomer(app.db, who.id, fields, actor)) ? { id: who.id } : refuse(404, 'notFound');
  const number = cambodianNumber(who.number) ?? '';
  const made = await customerByNumber(app.db, number, { language: who.language, actor });
  if (!made) return refuse(409, 'numberClosed');
  const { customerId: id, isNew } = made;
  // An existing customer keeps the details that they entered themselves.
  if (isNew) await changeCustomer(app.db, id, { ...fields, mobile: fields.mobile || number }, actor);
  return { id };
});
