import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/schema.ts';
import { exportedCatalogue } from '#shop/imports/imports.ts';
import type { FileStore } from '../../adapters/storage/file-store.ts';
import { nameOf } from '../../pictures/store-picture.ts';
import type { CatalogueCommand } from './catalogue-arguments.ts';
import { writeTables } from './write-tables.ts';

/**
 * Exports the catalog as of one moment into a file, or into several CSV files, and its pictures into a folder.
 * @throws Refusal when a file exists
 */
export async function exportFile(
  db: Database,
  { file, pictures }: CatalogueCommand,
  print: (line: string) => void,
  content: FileStore,
): Promise<number> {
  const { tables, pictures: used } = await exportedCatalogue(db);
  const files = await writeTables(file, tables);
  const { products, categories, words: labels } = tables;
  print(
    `${files.join(', ')}: ${products.length} products, ${categories.length} categories, ${labels.length} product attributes.`,
  );
  if (pictures !== null) print(`${pictures}: ${await copyPictures(used, content, pictures)} pictures.`);
  return 0;
}

/**
 * Copies pictures. Skips one that is missing in the shop.
 * @returns the number of copied pictures
 */
async function copyPictures(paths: readonly string[], content: FileStore, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let copied = 0;
  for (const name of new Set(paths.map((each) => path.basename(each)))) {
    const picture = await content.read(nameOf(name));
    if (picture === null) continue;
    await writeFile(path.join(folder, name), picture);
    copied += 1;
  }
  return copied;
}
