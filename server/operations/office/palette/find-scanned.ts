import { normalizeBarcode } from '#contract/forms/tidy.ts';
import { stateIds } from '#contract/operations/office/orders/order-types.ts';
import { findScanned } from '#contract/operations/office/palette/find-scanned.ts';
import { scannedCode } from '#rules/scanned-code.ts';
import { productsWithCode } from '#shop/catalogue/catalogue.ts';
import { findOrders } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';

/** Longer numbers are no orders and no SKUs. */
const maxCode = 100;

export const handler = handle(findScanned, async ({ code: text }, { app, caller: { permissions } }) => {
  const read = scannedCode(text);
  const scanned = 'code' in read ? { code: normalizeBarcode(read.code) } : read;
  const number = 'order' in scanned ? scanned.order : 'code' in scanned ? scanned.code : '';
  const isSearched = number !== '' && number.length <= maxCode && permissions.has('orders.read');
  const [orders, products] = await Promise.all([
    isSearched
      ? findOrders(app.db, {
          statusIds: Object.values(stateIds),
          since: null,
          limit: 6,
          find: number,
          by: 'number',
        })
      : [],
    'order' in scanned || number.length > maxCode || !permissions.has('catalogue.read')
      ? []
      : productsWithCode(app.db, scanned),
  ]);
  const order = orders.find((each) => each.number.toUpperCase() === number.toUpperCase());
  return { order: order?.number ?? null, products };
});
