import { z } from 'zod';
import { forLink } from '../../for-link.ts';
import { designId } from './artwork-fields.ts';

// What its customer adds to a line (rules/line-extras.ts), in the calls that tell it.

export const syncedExtras = {
  /** The design to print. Omitted if there is none. */
  DesignID: designId,
};

export const orderedExtras = {
  /** What is printed on it, to order it again; omitted without artwork. */
  DesignID: forLink(z.string().optional()),
};

/** In the office: of an ordered line, and of one that staff order again. */
export const officeExtras = {
  /** What is printed on it, to order it again. Null without artwork. */
  designId: z.uuid().nullable(),
};
export const repeatedExtras = {
  /** What the customer had printed before, to print it again. */
  designId: z.uuid().optional(),
};
