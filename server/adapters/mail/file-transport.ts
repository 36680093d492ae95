import { chmod, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { copyFolderOwner } from '../../process/folders.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';
import { messageOf } from './message.ts';

/**
 * Creates the local stand-in for an email server: it writes each email atomically to a file that only its owner
 * can read.
 */
export function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    saves: () => true,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      const file = path.join(folder, fileName(mail));
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      copyFolderOwner(unfinished);
      await chmod(unfinished, 0o600);
      await rename(unfinished, file);
    },
  };
}

/**
 * Returns the name of a file from time, kind and id: `20261118T030405Z-orderReceived-12.eml`. It is the same
 * for every attempt.
 */
const fileName = ({ date, kind, id }: OutgoingMail): string =>
  `${date.toISOString().replaceAll(/[-:]|\.\d+/gu, '')}-${kind.replaceAll(/\W/gu, '')}-${id}.eml`;
