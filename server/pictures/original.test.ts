import sharp from 'sharp';
import { expect, test } from 'vitest';
import { originalOf } from './original.ts';

test.each(['webp', 'gif'] as const)(
  'an animated %s is stored as its first picture, as in all renditions',
  async (format) => {
    const frames = ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { content, width, height } = await originalOf(moving);
    expect([width, height]).toEqual([40, 30]);
    expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(content).stats();
    expect(dominant.r).toBeGreaterThan(200);
  },
);
