import { chownSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

interface DataFolder {
  dataFolder: string;
}

/** Where pictures and other public files lie, served under /content/. */
export const contentFolder = ({ dataFolder }: DataFolder): string => made(path.join(dataFolder, 'content'));

/** What only buyers get: the files of digital products. */
export const privateFolder = ({ dataFolder }: DataFolder): string =>
  made(path.join(dataFolder, 'private'), 0o700);

/** Mails that are not sent but kept, while no SMTP_URL is set. */
export const mailFolder = ({ dataFolder }: DataFolder): string => made(path.join(dataFolder, 'mail'), 0o700);

/** The ledger of the provider that takes no money. */
export const testLedgerFolder = ({ dataFolder }: DataFolder): string =>
  made(path.join(dataFolder, 'test-payments'), 0o700);

function made(folder: string, mode?: number): string {
  if (mkdirSync(folder, { recursive: true, mode })) ownedLikeFolder(folder);
  return folder;
}

/** What root makes in an ordinary user's data folder belongs to that user, who starts the shop again some day. */
export function ownedLikeFolder(entry: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(entry));
  chownSync(entry, uid, gid);
}
