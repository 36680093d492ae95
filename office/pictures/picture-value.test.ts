import { expect, test } from 'vitest';
import { lacksAlt, type PictureValue, removedOf, withNew, setAltText } from './picture-value.ts';

const of = (path: string, alt: PictureValue['alt'] = {}): PictureValue => ({
  path,
  colourId: null,
  view: 'front',
  alt,
  areas: [],
});
const paths = (all: readonly PictureValue[]) => all.map(({ path }) => path).join('');

test('a missing description is reported only when the product has some', () => {
  const none = of('');
  expect(lacksAlt(none, [none, none])).toBe(false);
  const [half, whole] = [of('', { en: 'A mug' }), of('', { en: 'A mug', ar: 'ពែង' })];
  expect([half, whole, none].map((each) => lacksAlt(each, [half, whole, none]))).toEqual([true, false, true]);
});

test('pictures dropped together keep their order, after the existing ones', () => {
  const turns = new Map([
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ]);
  const after = (...came: string[]) =>
    paths(came.reduce((all, path) => withNew(all, path, (each) => turns.get(each)), [of('a'), of('b')]));
  expect([after('1', '2', '3'), after('3', '1', '2'), after('2', '3', '1')]).toEqual([
    'ab123',
    'ab123',
    'ab123',
  ]);
  // A picture moved in the meantime stays at its new position.
  expect(paths(withNew([of('2'), of('a')], '1', (each) => turns.get(each)))).toBe('2a1');
});

test('a removed picture can be restored with its description, and a recropped one does not count as removed', () => {
  const saved = [of('a'), of('b'), of('c')];
  const written = { picture: of('b', { en: 'A mug' }), at: 0 };
  const fresh = { picture: of('new'), at: 3 };
  const away = removedOf(saved, [written, fresh], [of('c'), of('cut')], new Set(['a']));
  expect(away).toEqual([written, fresh]);
  expect(removedOf(saved, [], [of('b')], new Set())).toEqual([
    { picture: of('a'), at: 0 },
    { picture: of('c'), at: 2 },
  ]);
  expect(removedOf(saved, [written], saved, new Set())).toEqual([]);
});

test('editing a description changes one language, keeps the language order, and removes it when empty', () => {
  const both = { en: 'A mug', ar: 'ពែង' };
  expect(setAltText(both, 'en', 'A cup')).toEqual({ en: 'A cup', ar: 'ពែង' });
  expect(Object.keys(setAltText({ ar: 'ពែង' }, 'en', 'A mug'))).toEqual(['en', 'ar']);
  expect(setAltText(both, 'ar', '')).toEqual({ en: 'A mug' });
});
