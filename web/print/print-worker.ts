import type { Placement, PrintArea } from '#rules/print-area.ts';
import { type Pixels, printOnPicture } from '#rules/warp.ts';

// The worker that draws artwork on pictures of products (printer.ts), so that pages stay responsive.

/** The pixels of a picture or of the artwork, by name; or a drawing on one of the pictures. */
export type PrintTask =
  | { name: string; pixels: Pixels }
  | { on: string; area: PrintArea; placement: Placement };

const known = new Map<string, Pixels>();

addEventListener('message', ({ data }: MessageEvent<PrintTask>) => {
  if ('pixels' in data) return void known.set(data.name, data.pixels);
  const [picture, artwork] = [known.get(data.on), known.get('artwork')];
  if (!picture || !artwork) return;
  const drawn = { ...picture, data: picture.data.slice() };
  printOnPicture(drawn, artwork, data);
  postMessage(drawn, { transfer: [drawn.data.buffer] });
});
