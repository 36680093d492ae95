import { expect, test } from 'vitest';
import { mergedFields, sameRow } from './merge.ts';

const was = { code: 'KH', 'name 1': 'Camboda' };
const requested = { code: 'KH', 'name 1': 'Cambodia', 'name 2': 'កម្ពុជា' };

test('a release updates a row that staff have not edited, and fills a new field', () => {
  expect(mergedFields(requested, was, was)).toEqual({
    change: { 'name 1': 'Cambodia', 'name 2': 'កម្ពុជា' },
    written: requested,
  });
});

test('a field that staff edited is not overwritten by this or any later release', () => {
  const stored = { ...was, 'name 1': 'Kampuchea' };
  const { change, written } = mergedFields(requested, stored, was);
  expect(change).toEqual({ 'name 2': 'កម្ពុជា' });
  expect(
    mergedFields({ ...requested, 'name 1': 'Cambodia!' }, { ...stored, ...change }, written).change,
  ).toEqual({});
});

test('a value removed by staff stays removed', () => {
  const written = { ...requested };
  expect(mergedFields({ ...requested, 'name 2': 'ថ្មី' }, was, written).change).not.toHaveProperty('name 2');
});

test('later releases still update a value that staff set to the release’s own text', () => {
  const { written } = mergedFields(requested, requested, was);
  expect(mergedFields({ ...requested, 'name 1': 'Later' }, requested, written).change).toEqual({
    'name 1': 'Later',
  });
});

test('a row of unknown origin is adopted, gets missing fields and keeps its own', () => {
  const stored = { code: 'KH', position: 7, 'name 1': 'Kampuchea' };
  const first = mergedFields({ ...requested, position: 0 }, stored, null);
  expect(first.change).toEqual({ 'name 2': 'កម្ពុជា' });
  const later = { ...requested, position: 1, 'name 1': 'Later', 'name 2': 'ក្រោយ' };
  expect(mergedFields(later, { ...stored, ...first.change }, first.written).change).toEqual({
    'name 2': 'ក្រោយ',
  });
});

test('a row is identified by its code, otherwise by its English name', () => {
  const row = (id: number, fields: object) => ({ id, parent: null, fields: { ...fields } });
  const candidates = [row(1, { code: '', 'name 1': 'Bangkok' }), row(2, { code: '12', 'name 1': 'Capital' })];
  expect(sameRow({ code: '12', 'name 1': 'Phnom Penh' }, candidates)?.id).toBe(2);
  expect(sameRow({ code: '', 'name 1': 'Bangkok' }, candidates)?.id).toBe(1);
  expect(sameRow({ code: '', 'name 1': 'Nowhere' }, candidates)).toBeUndefined();
});
