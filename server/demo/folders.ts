import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoData } from './files.ts';
import { DemoDataError } from './read-files.ts';

const atOnce = 16;

/** Copies the folder's files, keeping those that are there already: later uploads live beside them. */
export async function copyFolder(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  const missing = (await readdir(from)).filter((name) => !there.has(name));
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const name of queue)
        await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE);
    }),
  );
  return missing.length;
}

/** @throws DemoDataError for a picture or a digital product's file that the demo folder does not hold */
export async function refuseMissingFiles(folder: string, { pictures, products }: DemoData): Promise<void> {
  const there = async (sub: string) => new Set(await readdir(path.join(folder, 'content', sub)));
  const [shown, digital] = await Promise.all([there('commonImages'), there('files')]);
  for (const [name, picture] of Object.entries(pictures)) {
    if (!shown.has(path.basename(picture.path)))
      throw new DemoDataError(`pictures.json: ${name}: there is no ${picture.path}`);
  }
  for (const { slug, digital: file } of products) {
    if (file && !digital.has(path.basename(file.file))) {
      throw new DemoDataError(`products/${slug}.json: digital.file: there is no content/${file.file}`);
    }
  }
}
