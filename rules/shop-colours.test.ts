import { expect, test } from 'vitest';
import { contrast, rgbOf } from './contrast.ts';
import { colourSheet, coloursOf, colourTokens, unreadable, defaultColours } from './shop-colours.ts';

const none = { accent: null, action: null, ground: null };

test('the contrast of black on white is 21 : 1, and of a color on itself 1 : 1', () => {
  expect(contrast(rgbOf('#000000'), rgbOf('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgbOf('#0f5c45'), rgbOf('#0f5c45'))).toBe(1);
});

test('the default colors are readable, and a shop without its own colors needs no stylesheet', () => {
  expect(unreadable(defaultColours)).toEqual([]);
  expect(unreadable(none)).toEqual([]);
  expect(colourSheet(none)).toBe('');
});

test.each([
  [{ accent: '#e8b4c0' }, ['accent']],
  [{ action: '#1a2b3c' }, ['action']],
  [{ ground: '#777777' }, ['accent', 'ground']],
  [{ accent: '#7a1f3d', action: '#f4c430', ground: '#fdf7f2' }, []],
])('the colors %j make %j unreadable', (chosen, fields) => {
  expect(unreadable({ ...none, ...chosen }).map(({ field }) => field)).toEqual(fields);
});

test('a stylesheet is named after its colors, and other names are rejected', () => {
  const colours = { accent: '#7a1f3d', action: null, ground: null };
  expect(colourSheet(colours)).toBe('/colours/7a1f3d.-.-.css');
  expect(coloursOf('/colours/7a1f3d.-.-.css')).toEqual(colours);
  expect(coloursOf('/colours/e8b4c0.-.-.css')).toBeNull();
  expect(coloursOf('/colours/7a1f3d.-.}body{.css')).toBeNull();
  expect(Object.keys(colourTokens(colours))).toEqual(['green', 'green-deep', 'green-tint', 'focus']);
});
