import { z } from 'zod';
import { type UploadUse, uploadUses } from '../../../constants.ts';
import type { Permission } from '../../../permissions.ts';

/** The permission required for each kind to upload files and create pictures. */
const permissionOf = {
  product: 'catalogue.write',
  page: 'content.write',
  setting: 'settings.write',
  file: 'catalogue.write',
  import: 'catalogue.write',
  proof: 'orders.change',
  artwork: 'orders.change',
} as const satisfies Record<UploadUse, Permission>;
export const uploaders = { staff: { parameter: 'use', of: permissionOf } } as const;
export const uploadUse = z.enum(uploadUses);
/** The purpose of a picture. */
export const pictureUse = uploadUse.exclude(['file', 'import', 'proof', 'artwork']);

export const uploadId = z.uuid();

const share = z.number().min(0).max(1);
/** A crop of a picture in its upright orientation, as fractions of its width and height. */
export const picturePart = z
  .object({ left: share, top: share, width: share.gt(0), height: share.gt(0) })
  .refine(({ left, top, width, height }) => left + width <= 1.001 && top + height <= 1.001);

/** A picture of the shop, in pixels. */
export const shopPicture = z.object({ path: z.string(), width: z.number(), height: z.number() });
