import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import type { Call } from '#web/call.ts';
import { useArtworkFile } from './use-artwork-file.ts';

test('a file that is selected while another is sent replaces it, and stays shown', async () => {
  const signals: AbortSignal[] = [];
  const call: Call = (_operation, _input, { signal } = {}) =>
    new Promise((_, reject) => {
      if (signal) signals.push(signal);
      signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  const shown: (File | null)[] = [];
  const field: { select?: ReturnType<typeof useArtworkFile>['select'] } = {};
  function Probe() {
    const place = { ProductId: 24, ProductAttributeID: 3 };
    field.select = useArtworkFile(place, {
      onSent: () => undefined,
      onFile: (file) => shown.push(file),
    }).select;
    return null;
  }
  rendered(<Probe />, { call });
  const [first, second] = [new File(['a'], 'first.pdf'), new File(['b'], 'second.pdf')];
  field.select?.(first);
  field.select?.(second);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(shown).toEqual([first, second]);
});
