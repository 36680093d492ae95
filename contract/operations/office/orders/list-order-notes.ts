import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

const person = z.object({ id, name: z.string() });

export const listOrderNotes = operation({
  name: 'LIST_ORDER_NOTES',
  path: 'orders/list-order-notes',
  summary:
    'Lists the internal notes of an order, oldest first, and the colleagues who can be mentioned. Marks the caller’s mentions as seen.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.read' },
  request: z.object({ number: orderNumber }),
  response: z.object({
    notes: z.array(z.object({ id, at: time, by: person, text: z.string(), mentions: z.array(person) })),
    /** All staff members who may see orders, except the caller. */
    colleagues: z.array(person),
  }),
});
