import { expect, it } from 'vitest';
import { fillLabel } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { approvalDay } from './arrival.ts';
import { formatArrival } from './format-day.ts';

const closed = { weekdays: [0], dates: [] };
const inEnglish = (key: keyof typeof sharedLabels.texts, values = {}) =>
  fillLabel(sharedLabels.texts[key], values);
const inKhmer = (key: keyof typeof sharedLabels.texts, values = {}) =>
  fillLabel(sharedLabels.khmer[key], values);
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

it('delivery days count from the next open day if the customer approves a proof first, in both languages', () => {
  // Ordered on a Sunday, when the shop is closed.
  const approveBy = approvalDay('2026-11-29', closed);
  expect(approveBy).toBe('2026-12-01');
  expect(plain(formatArrival('4-5', approveBy, inEnglish, { closed, approveBy }))).toBe(
    'Arrives Sat 5 – Mon 7 Dec if you approve by Tue 1 Dec',
  );
  expect(plain(formatArrival('4', approveBy, inKhmer, { closed, approveBy, isPickUp: true }))).toBe(
    'អាចមកយកបាន ថ្ងៃសៅរ៍ 5 ធ្នូ បើអ្នកយល់ព្រមលើគំរូរចនាត្រឹម ថ្ងៃអង្គារ 1 ធ្នូ',
  );
});

it('certain delivery days don’t mention an approval, and unknown ones have no text', () => {
  expect(plain(formatArrival('4', '2026-11-29', inEnglish, { closed, approveBy: null }))).toBe(
    'Arrives Fri 4 Dec',
  );
  expect(formatArrival('', '2026-12-01', inEnglish, { closed, approveBy: '2026-12-01' })).toBe('');
});
