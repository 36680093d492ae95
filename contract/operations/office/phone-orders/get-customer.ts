import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language, time } from '../office-types.ts';
import { customerFields } from './phone-order-types.ts';

const { firstName, lastName, address, stateId, cityId, postalCode } = customerFields;

/** Who takes what is sent to an address; '' the customer. */
const recipient = { recipient: z.string(), recipientMobile: z.string() };

export const getCustomer = operation({
  name: 'GET_CUSTOMER',
  path: 'phone-orders/get-customer',
  summary:
    'A customer who is talked to: their profile, the addresses they keep, and what they have under way. The look is in the audit.',
  source: 'docs/decisions/067-phone-orders.md',
  caller: { staff: 'orders.change' },
  queue: 'office',
  request: z.object({ id, language }),
  response: z.object({
    id,
    /** A number or an e-mail address: where messages go. */
    login: z.string(),
    firstName,
    lastName,
    mobile: z.string(),
    /** Another one to try; '' none. */
    secondMobile: z.string(),
    ...recipient,
    address,
    stateId,
    cityId,
    postalCode,
    countryId: id.nullable(),
    /** Names of the places in the language asked for. */
    cityName: z.string(),
    stateName: z.string(),
    language,
    /** Something was delivered to them. */
    isKnown: z.boolean(),
    orders: z.number(),
    lastOrderAt: time.nullable(),
    /** Under way without money. */
    openCashOrders: z.number(),
    addresses: z.array(
      z.object({ label: z.string(), ...recipient, address, stateId, cityId, postalCode, place: z.string() }),
    ),
  }),
});
