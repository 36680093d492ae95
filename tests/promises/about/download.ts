import type { AboutGate } from '../gate.ts';

const file = 'shop/orders/download-queries.ts';
const others = 'by any value, for any item, at both processes';
const states = 'made while it was completed, of an item that is now %s';

export const about: AboutGate = {
  isQuick: true,
  mutants: [
    {
      file: 'server/http/digital-download.ts',
      from: 'const customerId = await customerOfBrowser(app.db, bindingHash(app, request));',
      to: 'const customerId = (void customerOfBrowser, void bindingHash, void request, Number(value));',
      fails: others,
    },
    {
      file: 'shop/orders/download-link.ts',
      from: '.update([link.itemId, customerId,',
      to: '.update([customerId,',
      fails: others,
    },
    {
      file,
      from: "coalesce(${until ?? null}::timestamptz, 'infinity') > now()",
      to: "coalesce(${until ?? null}::timestamptz, 'infinity') > 'epoch'",
      fails: others,
    },
    { file, from: 'and i.status_id <> all(${over}::int[]) and', to: 'and', fails: states },
    {
      file,
      from: ' and o.status_id <> all(${[...over, ...unpaid]}::int[])',
      to: '',
      fails: states,
    },
    {
      file,
      from: 'on c.id = o.customer_id and c.active',
      to: 'on c.id = o.customer_id',
      fails: 'of a closed account gives nothing',
    },
  ],
};
