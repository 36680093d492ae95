import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renditionsOf } from './encode-renditions.ts';

const size = { width: 640, height: 240 };
/** A logo with flat shapes and soft edges on a transparent background. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><circle cx="120" cy="120" r="90" fill="#0a5"/><path d="M250 200V40l150 80-150 80M430 200q90-220 180 0z" fill="#a22"/></svg>`,
);

/** Returns the CPU time in milliseconds, which other processes don't affect. */
async function costOf(picture: Buffer): Promise<number> {
  const before = process.cpuUsage();
  for await (const [, bytes] of renditionsOf('/content/a.webp', picture, ['webp'])) {
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('encoding a transparent picture costs about as much as an opaque one', async () => {
  const clear = await sharp(drawing).webp({ lossless: true }).toBuffer();
  const opaque = await sharp(drawing).flatten({ background: '#fff' }).webp({ lossless: true }).toBuffer();
  expect(await sharp(clear).metadata()).toMatchObject({ ...size, hasAlpha: true });
  await costOf(opaque);
  expect(await costOf(clear)).toBeLessThan(10 * (await costOf(opaque)));
});
