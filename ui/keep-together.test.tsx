import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { KeepTogether } from './keep-together.tsx';

it('each segment of a Khmer text stays unbroken, and Latin ones unchanged', () => {
  expect(rendered(<KeepTogether text={'ថ្ងៃអាទិត្យ\u00A029 ដល់'} />)).toContain(
    '<span><span class="whole">ថ្ងៃអាទិត្យ\u00A029</span> <span class="whole">ដល់</span></span>',
  );
  expect(rendered(<KeepTogether text="Sun 29 Nov" />)).not.toContain('whole');
});
