import type { Placement, PrintArea } from '#rules/print-area.ts';
import { type Pixels, printOnPicture } from '#rules/warp.ts';

// The worker that draws artwork on pictures of products (printer.ts), so that pages stay responsive.

/** The pixels of a picture or of the artwork, by name; or a drawing on one of the pictures. */
export type PrintTask =
  | { name: string; pixels: Pixels }
  | { on: string; area: PrintArea; placement: Placement };

const images = new Map<string, Pixels>();

addEventListener('message', ({ data }: MessageEvent<PrintTask>) => {
  if ('pixels' in data) images.set(data.name, data.pixels);
  else draw(data);
});

function draw(data: Extract<PrintTask, { on: string }>): void {
  const [picture, artwork] = [images.get(data.on), images.get('artwork')];
  if (!picture || !artwork) return;
  const drawn = { ...picture, data: picture.data.slice() };
  printOnPicture(drawn, artwork, data);
  postMessage(drawn, { transfer: [drawn.data.buffer] });
}
