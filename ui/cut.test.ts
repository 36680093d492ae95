import { describe, expect, it, vi } from 'vitest';
import { truncate } from './cut.ts';

describe('cutText', () => {
  it('a text that fits stays unchanged, whatever its number of code units', () => {
    expect(truncate('Silk pillow', 11)).toBe('Silk pillow');
    expect(truncate('👩‍👩‍👧‍👧👩‍👩‍👧‍👧', 2)).toBe('👩‍👩‍👧‍👧👩‍👩‍👧‍👧');
  });

  it('a cut text has the length and shows that text was left out', () => {
    expect(truncate('Handmade silk pillow', 8)).toBe('Handmade…');
  });

  it('a cut text has no space before the dots', () => {
    expect(truncate('Handmade silk pillow', 9)).toBe('Handmade…');
  });

  it('a cut text never separates a Khmer consonant from the signs below or around it', () => {
    expect(truncate('ស្ត្រីខ្មែរ', 1)).toBe('ស្ត្រី…');
    expect(truncate('ស្ត្រីខ្មែរ', 2)).toBe('ស្ត្រីខ្មែ…');
    expect(truncate('ស្ត្រីខ្មែរ', 3)).toBe('ស្ត្រីខ្មែរ');
  });

  it('a text is cut the same where the engine treats a coeng and its subscript consonant as two clusters', () => {
    const older = [...'ស្ត្រីខ្មែរ'.matchAll(/\P{M}\p{M}*/gu)].map(([segment]) => ({ segment }));
    expect(older.slice(0, 2).map(({ segment }) => segment)).toEqual(['ស្', 'ត្']);
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockReturnValue(older as unknown as Intl.Segments);
    expect(truncate('ស្ត្រីខ្មែរ', 1)).toBe('ស្ត្រី…');
    expect(truncate('ស្ត្រីខ្មែរ', 2)).toBe('ស្ត្រីខ្មែ…');
  });

  it('a text is cut to 50 when no length is given', () => {
    expect(truncate('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });
});
