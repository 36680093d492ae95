import { describe, expect, test } from 'vitest';
import { originalPath, renditionPath, renditionWidths } from '#contract/picture-names.ts';
import { pictureSources } from './picture-sources.ts';

const mug = '/content/commonImages/ceramic-mug-1.ab12cd34.webp';

describe('pictureSources', () => {
  test('every width of an encoded picture is offered as AVIF, and one as WebP', () => {
    const stem = '/content/commonImages/ceramic-mug-1.ab12cd34';
    expect(pictureSources(mug, 1000, '50vw')).toEqual([
      {
        type: 'image/avif',
        srcSet: `${stem}-320.avif 320w, ${stem}-640.avif 640w, ${stem}-1024.avif 1024w`,
        sizes: '50vw',
      },
      { type: 'image/webp', srcSet: `${stem}-640.webp` },
    ]);
  });

  test('a width of 1600 px is offered only for pictures wider than 1024', () => {
    const widest = (width?: number) =>
      pictureSources(mug, width).map(({ srcSet }) => srcSet.split('-').at(-1));
    expect(widest()).toEqual(['1024.avif 1024w', '640.webp']);
    expect(widest(1024)).toEqual(['1024.avif 1024w', '640.webp']);
    expect(widest(1025)).toEqual(['1600.avif 1600w', '1024.webp']);
    expect(widest(1920)).toEqual(['1600.avif 1600w', '1024.webp']);
  });

  test.each([
    ['4rem', 1],
    ['56px', 1],
    ['7rem', 2],
    ['15rem', 3],
    ['(min-width: 48rem) 25rem, 72vw', 3],
  ])('no picture width is offered beyond what the sharpest screen needs: %s', (sizes, count) => {
    expect(pictureSources(mug, 1000, sizes)[0]!.srcSet.split(', ')).toHaveLength(count);
  });

  test.each([
    '/content/commonImages/logo.ab12cd34.svg',
    '/content/commonImages/ceramic-mug-1.webp',
    '/content/commonImages/ceramic-mug-1.AB12CD34.webp',
    '/content/commonImages/ceramic-mug-1.ab12cd3.webp',
    '/content/commonImages/ceramic-mug-1.ab12cd34.webp?v=2',
    '/content/commonImages/ceramic mug.ab12cd34.webp',
    'https://elsewhere.example/mug.jpg',
    '',
  ])('no picture sources are offered for %j', (path) => {
    expect(pictureSources(path, 1000)).toEqual([]);
  });
});

test('the names of an original and its renditions follow one rule', () => {
  expect(originalPath('/content/commonImages/ceramic-mug-1', 'ab12cd34')).toBe(mug);
  expect(renditionPath(mug, 320, 'avif')).toBe('/content/commonImages/ceramic-mug-1.ab12cd34-320.avif');
  expect(renditionPath('/a.webp/b.ab12cd34.webp', 640, 'webp')).toBe('/a.webp/b.ab12cd34-640.webp');
});

test('renditions have every standard width, whatever the width of the original', () => {
  expect(renditionWidths(800)).toEqual([320, 640, 1024]);
  expect(renditionWidths(1920)).toEqual([320, 640, 1024, 1600]);
});
