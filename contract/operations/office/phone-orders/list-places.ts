import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, language } from '../office-types.ts';

const place = z.object({ id, name: z.string() });

export const listPlaces = operation({
  name: 'LIST_PLACES',
  path: 'phone-orders/list-places',
  summary:
    'Returns the parts of an address: provinces of a country, by default Cambodia; cities of a province; communes of a city with their villages.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  request: z.object({
    countryId: id.nullable().default(null),
    stateId: id.nullable().default(null),
    cityId: id.nullable().default(null),
    language,
  }),
  response: z.object({
    states: z.array(place),
    cities: z.array(place),
    communes: z.array(z.object({ name: z.string(), villages: z.array(z.string()) })),
  }),
});
