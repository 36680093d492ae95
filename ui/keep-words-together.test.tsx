import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { KeepWordsTogether } from './keep-words-together.tsx';

it('keeps each segment of a Khmer text unbroken, and leaves Latin ones unchanged', () => {
  expect(rendered(<KeepWordsTogether text={'ថ្ងៃអាទិត្យ\u00A029 ដល់'} />)).toContain(
    '<span><span class="whole">ថ្ងៃអាទិត្យ\u00A029</span> <span class="whole">ដល់</span></span>',
  );
  expect(rendered(<KeepWordsTogether text="Sun 29 Nov" />)).not.toContain('whole');
});
