import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { unreachedReasons } from '../../../reach.ts';
import { id, language, time } from '../office-types.ts';
import { company, customerFields } from './phone-order-types.ts';

const { firstName, lastName, address, stateId, cityId, postalCode } = customerFields;

/** The recipient at an address, or '' if it is the customer. */
const recipient = { recipient: z.string(), recipientMobile: z.string() };

export const getCustomer = operation({
  name: 'GET_CUSTOMER',
  path: 'phone-orders/get-customer',
  summary:
    'Returns a customer on the phone: profile, saved addresses and active orders. The view is recorded in the audit log.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  request: z.object({ id, language }),
  response: z.object({
    id,
    /** The phone number or email address that receives messages. */
    login: z.string(),
    /** Why the shop can't reach the customer there, or null if it can. */
    unreached: z.enum(unreachedReasons).nullable(),
    firstName,
    lastName,
    mobile: z.string(),
    /** A second phone number, or '' if there is none. */
    secondMobile: z.string(),
    ...recipient,
    address,
    stateId,
    cityId,
    postalCode,
    countryId: id.nullable(),
    /** The company that the customer last ordered for; null if there is none. */
    company: company.nullable(),
    /** Place names in the requested language. */
    cityName: z.string(),
    stateName: z.string(),
    language,
    /** Whether the customer has received an order before. */
    isKnown: z.boolean(),
    orders: z.number(),
    lastOrderAt: time.nullable(),
    /** The number of open orders to be paid in cash. */
    openCashOrders: z.number(),
    addresses: z.array(
      z.object({ label: z.string(), ...recipient, address, stateId, cityId, postalCode, place: z.string() }),
    ),
  }),
});
