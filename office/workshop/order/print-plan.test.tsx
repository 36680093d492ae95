import { describe, expect, test } from 'vitest';
import { rendered, textIn } from '../../../tests/support/rendered.tsx';
import type { Order } from './packing.ts';
import { PrintPlan, proofToPrint } from './print-plan.tsx';

type Line = Order['lines'][number];
const proof = (number: number, state: Line['proofs'][number]['state'], isTrue = true) =>
  ({
    id: `0000000${number}`,
    number,
    state,
    isTrue,
    hasPicture: true,
    places: [{ attributeId: 20, widthMm: 280, heightMm: 350, inks: 'Pantone 348' }],
  }) as Line['proofs'][number];
const line = (more: Partial<Line> = {}) =>
  ({
    id: 1,
    name: { en: 'Cotton T-Shirt', km: 'អាវយឺត' },
    toPrepare: 100,
    isDigital: false,
    proofs: [],
    prints: [
      {
        attributeId: 20,
        position: { en: 'Front print', km: 'បោះពុម្ពខាងមុខ' },
        choice: { en: 'Screen print', km: 'បោះពុម្ព' },
        asksFor: 'text',
        text: 'Happy birthday',
        names: [],
        artwork: null,
        isRefused: false,
        isMissing: false,
        placement: null,
        picture: null,
        colors: null,
      },
    ],
    ...more,
  }) as unknown as Line;
const textOf = (lines: Line[]) => textIn(rendered(<PrintPlan order={{ lines } as Order} />));

describe('the print plan of an order in the workshop', () => {
  test('the print plan names size, colors and text of the approved proof', () => {
    const text = textOf([line({ proofs: [proof(2, 'approved')] })]);
    for (const part of [
      'Cotton T-Shirt',
      'Proof approved',
      'Front print',
      '280 × 350 mm',
      'Pantone 348',
      'Happy birthday',
    ])
      expect(text.replaceAll('\u{A0}', ' ')).toContain(part);
  });

  test('the print plan says when no proof shows the print, and leaves out unprinted and refunded items', () => {
    expect(textOf([line()])).toContain('No proof shows this print.');
    expect(textOf([line({ prints: [] }), line({ toPrepare: 0 }), line({ isDigital: true })])).toBe('');
  });

  test('the print plan shows the approved proof that is still valid, never a draft or a replaced one', () => {
    const numberOf = (...proofs: Line['proofs']) => proofToPrint({ proofs })?.number;
    expect(numberOf(proof(3, 'sent'), proof(2, 'approved'))).toBe(2);
    expect(numberOf(proof(4, 'draft'), proof(3, 'sent'), proof(2, 'replaced'))).toBe(3);
    expect(numberOf(proof(3, 'draft'), proof(2, 'replaced'), proof(1, 'approved', false))).toBeUndefined();
  });
});
