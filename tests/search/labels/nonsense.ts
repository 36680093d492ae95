const latin = 'abcdefghijklmnopqrstuvwxyz';
const khmer = Array.from({ length: 33 }, (_, at) => String.fromCodePoint(0x17_80 + at));
const vowels = ['', '', 'ា', 'ិ', 'ី', 'ុ', 'ូ', 'េ', 'ែ', 'ៅ'];

/** Returns `count` random texts, half of them in each script. They are the same every time. */
export function nonsense(count: number): { en: string[]; ar: string[] } {
  let last = 26;
  const next = (below: number) => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (last >>> 8) % below;
  };
  const letters = (shortest: number, more: number, letter: () => string) =>
    Array.from({ length: shortest + next(more) }, letter).join('');
  const texts = (text: () => string) => Array.from({ length: count / 2 }, text);
  return {
    en: texts(() => letters(5, 8, () => latin[next(26)]!)),
    ar: texts(() => letters(3, 6, () => khmer[next(33)]! + vowels[next(vowels.length)]!)),
  };
}
