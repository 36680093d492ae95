import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedFolders, projectRoot } from './import-rules.ts';

/** Returns whether an import can lead to a file. */
const isCode = (file: string) =>
  !path.basename(file).includes('.') || /\.(ts|tsx|js|json|css|svg|woff2)$/u.test(file);

/** Copies the project's code into a temporary folder, where a test may plant bad imports. */
export function copyTree(): {
  root: string;
  folders: string[];
  plant: (file: string, code: string) => void;
  remove: () => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'kado-law-'));
  const folders = checkedFolders.filter((folder) => existsSync(path.join(projectRoot, folder)));
  for (const folder of folders) {
    cpSync(path.join(projectRoot, folder), path.join(root, folder), { recursive: true, filter: isCode });
  }
  for (const file of ['package.json', '.dependency-cruiser.ts'])
    cpSync(path.join(projectRoot, file), path.join(root, file));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  return {
    root,
    folders,
    plant(file, code) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), code);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
