import type { Locator } from 'playwright-core';
import { halves } from '../../../calls/office/uploading.ts';

export interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const photo = async (name: string): Promise<Sent> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await halves(1200, 800),
});

/** Drops several files onto a part of the page at once. */
export async function drop(place: Locator, files: readonly Sent[]): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') })),
  );
  await place.dispatchEvent('drop', { dataTransfer });
}
