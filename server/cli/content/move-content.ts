import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/schema.ts';
import { inTransaction } from '#shop/records/records.ts';
import { dryRunMessage } from '../read-arguments.ts';
import { readChecked } from '../../reference-data/read-checked.ts';
import { picturesIn } from '../../reference-data/served-pictures.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { FileStore } from '../../adapters/storage/file-store.ts';
import { ContentPictures } from './content-pictures.ts';
import type { ContentCommand, MoveContent } from './content-arguments.ts';
import { bringContent } from './bring-content.ts';
import { currentContent } from './current-content.ts';
import { contentSchema } from './file-sections.ts';
import { listLabels } from './list-labels.ts';

/**
 * Exports the shop's settings, banners, campaigns and interface texts to a file, or imports those of a file,
 * all or none; or lists the interface texts. Returns the exit code.
 * @throws OperatorError when a file can't be read or written
 */
export const moveContent = (
  db: Database,
  request: ContentCommand,
  print: (line: string) => void,
  content: FileStore,
): Promise<number> => {
  if (request.way === 'labels') return listLabels(db, request.word, print);
  return request.way === 'export'
    ? exportContent(db, request, print)
    : importContent(db, request, print, content);
};

async function exportContent(
  db: Database,
  { file }: MoveContent,
  print: (line: string) => void,
): Promise<number> {
  const content = `${JSON.stringify(await currentContent(db), null, 2)}\n`;
  await writeFile(file, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'EEXIST' ? `${file} already exists.` : `couldn’t write ${file} (${error.code}).`,
    );
  });
  print(`Content exported to ${file}. Edit it and import it again.`);
  return 0;
}

const statusText = (state: string) => (state === 'wrong' ? 'invalid' : state);

async function importContent(
  db: Database,
  { file, by, isConfirmed }: MoveContent,
  print: (line: string) => void,
  content: FileStore,
): Promise<number> {
  const folder = path.dirname(path.resolve(file));
  const read = await readChecked(folder, path.basename(file), contentSchema);
  const pictures = new ContentPictures(folder, content, new Set(picturesIn(await currentContent(db))));
  const result = await bringContent(db, { by, isTrial: true }, read, pictures);
  for (const { name, state, about } of result)
    if (state !== 'unchanged') print(`${statusText(state).padEnd(8)} ${name}${about ? `: ${about}` : ''}`);
  const count = (state: string) =>
    `${result.filter((each) => each.state === state).length} ${statusText(state)}`;
  print(['new', 'changed', 'removed', 'unchanged', 'wrong'].map(count).join(', '));
  const isWrong = result.some(({ state }) => state === 'wrong');
  const isNothing = result.every(({ state }) => state === 'unchanged');
  if (isWrong || isNothing || !isConfirmed) {
    print(isWrong || isNothing ? 'No changes were made.' : dryRunMessage);
    return isWrong ? 1 : 0;
  }
  // If the database fails afterwards, this only leaves unused pictures.
  await pictures.store();
  const isStored = await inTransaction(db, async (trx) => {
    const done = await bringContent(trx, { by }, read, pictures);
    const store = done.every(({ state }) => state !== 'wrong');
    return { keep: store, outcome: store };
  });
  print(
    isStored
      ? 'Imported.'
      : 'No changes were made: someone else edited the same content. Run the import again.',
  );
  return isStored ? 0 : 1;
}
