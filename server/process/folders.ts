import { chownSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

interface DataFolder {
  dataFolder: string;
}

/** Returns the folder of pictures and other public files, served below /content/. */
export const contentFolder = ({ dataFolder }: DataFolder): string => made(path.join(dataFolder, 'content'));

/** Returns the folder of files for buyers: digital products. */
export const privateFolder = ({ dataFolder }: DataFolder): string =>
  made(path.join(dataFolder, 'private'), 0o700);

/** Returns the folder of emails that are saved instead of sent while no SMTP_URL is set. */
export const mailFolder = ({ dataFolder }: DataFolder): string => made(path.join(dataFolder, 'mail'), 0o700);

/** Returns the folder for the ledger of the provider that takes no real money. */
export const testLedgerFolder = ({ dataFolder }: DataFolder): string =>
  made(path.join(dataFolder, 'test-payments'), 0o700);

function made(folder: string, mode?: number): string {
  if (mkdirSync(folder, { recursive: true, mode })) copyFolderOwner(folder);
  return folder;
}

/**
 * Makes the owner of a regular user's data folder the owner of files that root creates in it, because that
 * user may start the shop again later.
 */
export function copyFolderOwner(entry: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(entry));
  chownSync(entry, uid, gid);
}
