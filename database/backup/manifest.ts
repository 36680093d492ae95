import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

const file = z.object({
  /** The path relative to the backup's folder. */
  path: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});
const table = file.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() });
const manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(table),
  /** The last number of each sequence, or null if it is unused. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** Pictures and the files of digital products. */
  files: z.array(file),
});

export type BackedUpFile = z.infer<typeof file>;
export type BackedUpTable = z.infer<typeof table>;
/** The content of a backup, so that it can be listed and verified without a database. */
export type Manifest = z.infer<typeof manifest>;

export const manifestName = 'manifest.json';

/**
 * Reads the manifest of a backup.
 * @throws OperatorError when there is none, or this release can't read it
 */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(path.join(folder, manifestName), 'utf8');
  } catch {
    throw new OperatorError(`${folder} isn’t a complete backup: ${manifestName} is missing.`);
  }
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success)
    throw new OperatorError(
      `${folder} was made by another release, so its manifest can’t be read; restore it with that release.`,
    );
  return read.data;
}

/**
 * Verifies the files of a backup.
 * @throws OperatorError that names the first file that is missing or changed
 */
export async function checkFiles(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const each of [...tables, ...files]) {
    const found = await checksum(path.join(folder, each.path)).catch(() => null);
    if (found?.sha256 !== each.sha256)
      throw new OperatorError(
        `the backup is corrupted: ${each.path} ${found ? 'was changed' : 'is missing'}.`,
      );
  }
}

export async function checksum(of: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(of), hash);
  return { bytes: (await stat(of)).size, sha256: hash.digest('hex') };
}
