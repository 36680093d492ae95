import { createReadStream, linkSync, mkdirSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { copyFolderOwner } from '../../process/folders.ts';
import { type FileStore, isStoreName } from './file-store.ts';

const unfinished = /\.partial$/u;

export function folderStore(folder: string): FileStore {
  const fileOf = (name: string) => (isStoreName(name) ? path.join(folder, name) : null);
  const sizeOf = async (file: string) => {
    const found = await stat(file).catch(unlessMissing);
    return found?.isFile() ? found.size : null;
  };
  return {
    async has(name) {
      const file = fileOf(name);
      return file !== null && (await sizeOf(file)) !== null;
    },
    async read(name) {
      const file = fileOf(name);
      return file === null ? null : readFile(file).catch(unlessMissing);
    },
    async open(name) {
      const file = fileOf(name);
      const size = file === null ? null : await sizeOf(file);
      return file === null || size === null ? null : { size, content: createReadStream(file) };
    },
    async add(name, content) {
      const file = fileOf(name);
      if (file === null) throw new Error(`${name} is not a valid file name`);
      await mkdir(path.dirname(file), { recursive: true });
      // The file gets its final name only when complete, so that partial files are never served.
      const draft = `${file}.${randomUUID()}.partial`;
      try {
        await writeFile(draft, content);
        copyFolderOwner(draft);
        await link(draft, file).catch(unlessThere);
      } finally {
        await rm(draft, { force: true });
      }
    },
    link(name, source) {
      const file = fileOf(name);
      if (file === null) return false;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        linkSync(source, file);
        return true;
      } catch {
        return false;
      }
    },
    async remove(name) {
      const file = fileOf(name);
      if (file === null) throw new Error(`${name} is not a valid file name`);
      await rm(file, { force: true });
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
      for (const entry of entries ?? [])
        if (entry.isFile() && !unfinished.test(entry.name))
          yield path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
  throw error;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
