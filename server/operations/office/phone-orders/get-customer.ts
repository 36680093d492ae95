import { getCustomer } from '#contract/operations/office/phone-orders/get-customer.ts';
import { partsText } from '#rules/text-of-language.ts';
import { customerForStaff } from '#shop/accounts/accounts.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { companyOfCustomer, ordersOfCustomer } from '#shop/orders/orders.ts';
import { unreachedReason } from '../../../mail/mail-server.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { iso } from '../orders/order-row.ts';

export const handler = handle(getCustomer, async ({ id, language }, { app, caller }) => {
  const actor = staffActor(caller.staffId);
  const found = await customerForStaff(app.db, id, { language, actor });
  if (!found) return refuse(404, 'notFound');
  const { customerId: _, email: login, countryName: __, addresses, ...profile } = found;
  const status = await ordersOfCustomer(app.db, id);
  return {
    ...profile,
    id,
    login,
    unreached: unreachedReason(app.config, login),
    company: await companyOfCustomer(app.db, id),
    ...status,
    lastOrderAt: iso(status.lastOrderAt),
    addresses: addresses.map(
      ({ label, recipient, recipientMobile, address, stateId, cityId, postalCode, stateName, cityName }) => ({
        label,
        recipient,
        recipientMobile,
        address,
        stateId,
        cityId,
        postalCode,
        place: partsText(language, [cityName, stateName]),
      }),
    ),
  };
});
