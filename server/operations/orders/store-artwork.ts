import { createHash } from 'node:crypto';
import type { PrintProblem } from '#contract/artwork.ts';
import type { FileFormat } from '#contract/file-formats.ts';
import { artworkFile, artworkPreview, insertArtwork } from '#shop/artwork/artwork.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { type UploadOwner, uploadOf } from '#shop/uploads/uploads.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../../context/context.ts';
import { readArtwork } from '../../pictures/artwork-process.ts';
import { discard, wholeOfUpload } from '../../pictures/uploaded.ts';

const queue = workQueue(queues.artwork.size);

interface NewArtwork {
  /** The customer whose file it is; null for a visitor. */
  sender: number | null;
  /** Who uploaded it. */
  uploader: UploadOwner;
  id: string;
  name: string;
}

/** Checks a complete upload and stores it with its picture. Returns why not, or null. */
export async function storeArtwork(
  app: AppContext,
  { sender, uploader, id, name }: NewArtwork,
): Promise<PrintProblem | FileFormat | null> {
  const files = { db: app.db, files: app.stores.private };
  const upload = await uploadOf(app.db, uploader, id);
  const content = upload?.use === 'artwork' ? await wholeOfUpload(files, upload) : null;
  if (!upload || !content) return 'over';
  const read = await queue.run(() => readArtwork(content), new Set([sender === null ? id : String(sender)]));
  if (!(typeof read === 'object' && 'facts' in read)) {
    await discard(files, upload);
    return read;
  }
  await files.files.add(artworkFile(id), content);
  await files.files.add(artworkPreview(id), Buffer.from(read.preview));
  const sha256 = createHash('sha256').update(content).digest();
  const { facts } = read;
  await insertArtwork(app.db, sender, { id, name, bytes: content.length, facts, scan: 'none', sha256 });
  await discard(files, upload);
  return null;
}
