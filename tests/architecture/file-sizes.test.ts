import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { shippedFiles, textOf } from './sources.ts';

const limits = { median: 70, nineteenOfTwenty: 200, most: 300 };
/** Width at which lines are counted, so that long lines don't hide code. */
const width = 100;

/** Files that may be longer than the limit, each with its reason. */
const exceptions: Record<string, string> = {
  'contract/messages.ts': 'every sentence in both languages: data in the shape of TypeScript',
};

const sizes = await Promise.all(
  shippedFiles().map(async (file) => {
    const { code, errors } = await format(file, textOf(file), {
      printWidth: width,
      singleQuote: true,
      trailingComma: 'all',
    });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    return { file, lines: code.trimEnd().split('\n').length };
  }),
);
const sorted = sizes.map(({ lines }) => lines).toSorted((a, b) => a - b);
const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];

describe(`source files, formatted at a width of ${width} (without tests and data)`, () => {
  test(`half of the files have at most ${limits.median} lines`, () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(limits.median);
  });

  test(`19 of 20 files have at most ${limits.nineteenOfTwenty} lines`, () => {
    expect(quantile(0.95)).toBeLessThanOrEqual(limits.nineteenOfTwenty);
  });

  test(`no file has more than ${limits.most} lines`, () => {
    const tooLong = sizes.filter(({ file, lines }) => lines > limits.most && !(file in exceptions));
    expect(tooLong.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });

  test('every file size exception is still needed', () => {
    const needed = new Set(sizes.filter(({ lines }) => lines > limits.most).map(({ file }) => file));
    expect(Object.keys(exceptions).filter((file) => !needed.has(file))).toEqual([]);
  });
});
