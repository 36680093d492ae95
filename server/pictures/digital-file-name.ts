import path from 'node:path';
import type { Upload } from '#shop/uploads/uploads.ts';
import { stemOf } from './store-picture.ts';

/**
 * Returns the name of a digital product's file in the private store. It contains the upload id, so that no
 * file overwrites another.
 */
export function digitalFileName({ id, fileName }: Pick<Upload, 'id' | 'fileName'>): string {
  const ending = path.extname(fileName).toLowerCase();
  return `files/${stemOf(fileName)}.${id.slice(0, 8)}${/^\.[a-z0-9]{1,8}$/u.test(ending) ? ending : ''}`;
}
