import { describe, expect, test } from 'vitest';
import { type ArtworkFacts, artworkWarnings, printedSize, printedWidth, sharpPlacement } from './artwork.ts';

const facts: ArtworkFacts = {
  kind: 'png',
  pixels: { width: 600, height: 600 },
  colors: 2,
  background: 'none',
  missingFonts: [],
  pages: 1,
};
const corners = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
] as const;
const picture = {
  width: 1000,
  height: 1000,
  area: { corners, sag: 0, widthMm: 280, isEngraved: false },
};
const at = (width: number) => ({ picture, placement: { x: 0.5, y: 0.5, width, turn: 0 } });
const codes = (...input: Parameters<typeof artworkWarnings>) =>
  artworkWarnings(...input).map(({ code }) => code);

describe('warnings about a file for printing', () => {
  test('artwork that is placed wider than its resolution allows warns with both widths', () => {
    expect(artworkWarnings(facts, at(0.5))).toEqual([{ code: 'tooWide', values: { mm: 101, width: 140 } }]);
    expect(codes(facts, at(0.36))).toEqual([]);
  });

  test('a picture in the middle is as wide as it is shown there', () => {
    expect(printedWidth(facts, { picture })).toBe(210);
    expect(codes(facts, { picture })).toEqual(['tooWide']);
  });

  test('a picture that wouldn’t be sharp in the middle is placed as wide as it is sharp', () => {
    const placement = sharpPlacement(facts, picture);
    expect(placement).toMatchObject({ x: 0.5, y: 0.5, turn: 0 });
    expect(printedWidth(facts, { picture, placement })).toBe(101);
    expect(codes(facts, { picture, placement })).toEqual([]);
    const large = { ...facts, pixels: { width: 3000, height: 3000 } };
    expect(sharpPlacement(large, picture)).toBeNull();
    expect(sharpPlacement({ ...facts, pixels: null }, picture)).toBeNull();
    expect(sharpPlacement(facts, null)).toBeNull();
  });

  test('a small picture warns by the usual width only where its size is unknown', () => {
    const small = { ...facts, pixels: { width: 200, height: 200 } };
    expect(codes(small)).toEqual(['small']);
    expect(codes(small, { picture: { ...picture, area: { ...picture.area, widthMm: null } } })).toEqual([
      'small',
    ]);
    expect(codes(small, at(0.1))).toEqual([]);
  });

  test('a drawing is sharp at any size', () => {
    expect(codes({ ...facts, kind: 'svg', pixels: null }, at(1))).toEqual([]);
  });

  test('a file with more colors than the chosen print warns with both numbers', () => {
    expect(artworkWarnings({ ...facts, colors: 3 }, { colors: 2 })).toEqual([
      { code: 'tooManyColors', values: { n: 3, max: 2 } },
    ]);
    expect(codes(facts, { colors: 2 })).toEqual([]);
    expect(codes(facts, { colors: null })).toEqual([]);
    expect(codes({ ...facts, colors: null }, { colors: 1 })).toEqual(['shades']);
  });

  test('a file has the size in which it is printed, in its own shape, if the area’s width is known', () => {
    expect(printedSize({ pixels: null, aspect: 2 }, at(0.5))).toEqual({ widthMm: 140, heightMm: 70 });
    expect(printedSize({ pixels: null, aspect: 2 }, {})).toBeNull();
  });

  test('lines thinner than a point at the printed size warn with both widths, whatever the kind of file', () => {
    const drawing = { ...facts, kind: 'svg', pixels: null, aspect: 1, thinnest: 0.002 } as const;
    expect(artworkWarnings(drawing, at(0.5))).toEqual([
      { code: 'thinLines', values: { width: 140, mm: 0.28, min: 0.35 } },
    ]);
    expect(codes(drawing, at(0.7))).toEqual([]);
    // Without a known size, as wide as a usual logo.
    expect(codes({ ...drawing, thinnest: 0.004 })).toEqual(['thinLines']);
    expect(codes({ ...drawing, thinnest: 0.005 })).toEqual([]);
    expect(codes({ ...drawing, thinnest: null })).toEqual([]);
  });
});
