import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

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
