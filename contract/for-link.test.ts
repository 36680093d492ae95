import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forAnyLink, forLink, rowForLink } from './for-link.ts';
import { getJob } from './operations/orders/get-job.ts';

const job = getJob.response.element;

describe('fields for links', () => {
  it('a link hides a new field that has no mark, in the row, its records and lists', () => {
    const { Order, Messages } = job.shape;
    const withNew = {
      NewText: z.string(),
      NewList: z.array(z.object({ Phone: z.string() })),
      NewNumber: z.number().nullable(),
      NewRecord: z.object({ Street: z.string() }).optional(),
    };
    const schema = job.extend({
      ...withNew,
      Order: Order.extend(withNew),
      Messages: z.array(Messages.element.extend(withNew)),
    });
    const secret = {
      NewText: 'Street 240',
      NewList: [{ Phone: '012' }],
      NewNumber: 7,
      NewRecord: { Street: '240' },
    };
    const hidden = { NewText: '', NewList: [], NewNumber: null };
    const row = { ...secret, Order: secret, Messages: [{ ...secret, Text: 'Hello' }] };
    const shown = rowForLink(schema, row, true);
    expect(shown).toMatchObject({ ...hidden, Order: hidden, Messages: [{ ...hidden, Text: 'Hello' }] });
    expect(JSON.stringify(shown)).not.toMatch(/240|012|7/u);
  });

  it('a link that was sent for one thing hides what a link to the whole page shows', () => {
    const item = z.object({ Name: forLink(z.string()) });
    const schema = z.object({ Total: forAnyLink(z.number()), Items: z.array(item), Buyer: item });
    const row = { Total: 9, Items: [{ Name: 'Mug' }], Buyer: { Name: 'Bopha' } };
    expect(rowForLink(schema, row, true)).toEqual(row);
    expect(rowForLink(schema, row, false)).toEqual({ Total: 9, Items: [], Buyer: { Name: '' } });
  });

  it('a field without a mark is refused if its type has no empty value', () => {
    const schema = z.object({ Kind: z.enum(['a', 'b']) });
    expect(() => rowForLink(schema, { Kind: 'a' }, true)).toThrow('Kind can’t be hidden');
  });

  it('each field of the page of an order is marked, or has an empty value for links', () => {
    const { Items, Prints, Proofs, Messages, Progress } = job.shape;
    for (const record of [job, Items.element, Prints.element, Proofs.element, Messages.element, Progress])
      expect(() => rowForLink(record, {}, true)).not.toThrow();
    expect(() => rowForLink(job, { Order: {}, Progress: { Parcels: [{}] } }, false)).not.toThrow();
  });
});
