import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoData } from './files.ts';
import { OperatorError } from '../process/operator-error.ts';

/**
 * Checks the files of the demo.
 * @throws OperatorError for a picture or a digital product's file that is missing from the demo folder
 */
export async function refuseMissingFiles(folder: string, { pictures, products }: DemoData): Promise<void> {
  const present = async (sub: string) => new Set(await readdir(path.join(folder, 'content', sub)));
  const [shown, digital] = await Promise.all([present('commonImages'), present('files')]);
  for (const [name, picture] of Object.entries(pictures)) {
    if (!shown.has(path.basename(picture.path)))
      throw new OperatorError(`pictures.json: ${name}: ${picture.path} not found`);
  }
  for (const { slug, digital: file } of products) {
    if (file && !digital.has(path.basename(file.file))) {
      throw new OperatorError(`products/${slug}.json: digital.file: content/${file.file} not found`);
    }
  }
}
