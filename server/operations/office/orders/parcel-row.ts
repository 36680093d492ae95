import { nameOfCell } from '#rules/cell-names.ts';
import type { Parcel } from '#shop/orders/orders.ts';
import { iso } from './order-row.ts';

type Unit = NonNullable<Parcel['units']>[number];

export const unitRow = ({ itemId, cell, quantity, nameEn, nameKm, options }: Unit) => ({
  line: itemId,
  cell,
  quantity,
  name: {
    en: nameOfCell(nameEn, options, 'en'),
    km: nameKm === null ? '' : nameOfCell(nameKm, options, 'km'),
  },
});

/** Returns the parcels of an order, and of the last one that left what clients read before there were several. */
export function parcelRows(parcels: readonly Parcel[]) {
  const last = parcels.findLast(({ sentAt }) => sentAt !== null);
  return {
    parcel: {
      number: last?.tracking ?? '',
      carrier: last?.carrier ?? '',
      hasReceipt: last?.hasReceipt === true,
    },
    parcels: parcels.map(({ sentAt, deliveredAt, units, ...parcel }) => ({
      ...parcel,
      sentAt: iso(sentAt),
      deliveredAt: iso(deliveredAt),
      units: units && units.map(unitRow),
    })),
  };
}
