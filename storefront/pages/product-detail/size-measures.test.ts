import { expect, it } from 'vitest';
import { measuredOf, partsOf } from './size-measures.ts';

const size = (shortName: string, centimetres: string, inches = centimetres) => ({
  shortName,
  name: shortName,
  centimetres,
  inches,
});

it('a measurement can have several parts', () => {
  expect(partsOf('21 × 29.7')).toEqual(['21', '29.7']);
  expect(partsOf('48')).toEqual(['48']);
});

it('what is measured is inferred from the names of sizes and the parts of measurements', () => {
  expect(measuredOf([size('S', '48'), size('XXL', '60'), size('3XL', '63')])).toBe('clothes');
  expect(measuredOf([size('A4', '21 × 29.7'), size('A5', '14.8 × 21')])).toBe('sheet');
  expect(measuredOf([size('Small', '20 × 15 × 8')])).toBe('box');
});

it('no diagram is drawn when sizes differ in kind', () => {
  expect(measuredOf([size('S', '48'), size('One', '50')])).toBe('other');
  expect(measuredOf([size('S', '48'), size('M', '51 × 72')])).toBe('other');
  expect(measuredOf([size('A4', '21 × 29.7', '8.3')])).toBe('other');
});
