import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

const atOnce = 16;
/** Up to this many files are checked one by one, because listing a large shop takes long. */
const few = 100;

/**
 * Copies the files of a folder into a store, optionally below a subfolder, except those that exist already,
 * because later uploads share the folder. Files that never change are linked where possible, which is faster.
 */
export async function copyIn(
  folder: string,
  store: FileStore,
  { below = '', neverChange = false } = {},
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const present = files.length > few ? new Set(await Array.fromAsync(store.list())) : null;
  await inTurns(files.values(), async (file) => {
    const name = path.posix.join(below, file.replaceAll(path.sep, '/'));
    if (present?.has(name) ?? (await store.has(name))) return;
    const source = path.join(folder, file);
    if (neverChange && store.link?.(name, source)) return;
    await store.add(name, await readFile(source));
  });
}

/** Writes all files of a store into a folder. Skips a file that was deleted in the meantime. */
export async function copyOut(store: FileStore, folder: string): Promise<void> {
  const names = await Array.fromAsync(store.list());
  await inTurns(names.values(), async (name) => {
    const content = await store.read(name);
    if (content === null) return;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  });
}

export async function isEmpty(store: FileStore): Promise<boolean> {
  const first = await store.list()[Symbol.asyncIterator]().next();
  return first.done === true;
}

async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
    }),
  );
}
