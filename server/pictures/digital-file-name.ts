import path from 'node:path';
import type { Upload } from '#shop/uploads/uploads.ts';
import { stemOf } from './store-picture.ts';

/** Where the file of a digital product lies in the private store: named by its upload, so that none takes another's place. */
export function digitalFileName({ id, fileName }: Pick<Upload, 'id' | 'fileName'>): string {
  const ending = path.extname(fileName).toLowerCase();
  return `files/${stemOf(fileName)}.${id.slice(0, 8)}${/^\.[a-z0-9]{1,8}$/u.test(ending) ? ending : ''}`;
}
