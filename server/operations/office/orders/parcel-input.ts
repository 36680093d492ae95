import type { z } from 'zod';
import type { parcelUnit } from '#contract/operations/office/orders/parcel-types.ts';
import type { ParcelRefusal } from '#shop/orders/orders.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = {
  no: 'stepNotAllowed',
  balance: 'balanceFirst',
  contents: 'parcelContents',
  meanwhile: 'parcelMeanwhile',
  day: 'parcelDay',
} as const satisfies Record<ParcelRefusal, string>;

export const refuseParcel = (why: ParcelRefusal): Refused => refuse(409, refusals[why]);

/** Reads what staff entered about a parcel. */
export const readParcel = ({
  parcel,
  carrier,
  units,
  day,
}: {
  parcel: string;
  carrier: string;
  day?: string | undefined;
  units?: readonly z.infer<typeof parcelUnit>[] | undefined;
}) => ({
  tracking: parcel,
  carrier,
  day: day ?? null,
  units: units?.map(({ line, cell, quantity }) => ({ itemId: line, cell, quantity })) ?? null,
});
