import { expect, test } from 'vitest';
import { nameShare } from './payer-name.ts';

const sokha = { firstName: 'Sokha', lastName: 'Chan' };
const inKhmer = { firstName: 'សុខា', lastName: 'ចាន់' };

test.each([
  ['CHAN SOKHA', sokha, 1],
  ['SOKHA CHAN AG10036', sokha, 1],
  ['FT2611 FR: CHAN/SOKHA', sokha, 1],
  ['CHAN SOKHA', inKhmer, 1],
  ['CHANN SUKHA', inKhmer, 1],
  ['ចាន់ សុខា', sokha, 1],
  ['CHAN DARA', sokha, 0.5],
  ['KIM DARA', sokha, 0],
  ['KIM DARA', inKhmer, 0],
  ['SOK CHEA', { firstName: 'Sak', lastName: 'Chhay' }, 0],
  ['KIM NARA', { firstName: 'Nora', lastName: 'Kim' }, 0.5],
  ['LE DORA', { firstName: 'Dara', lastName: 'Li' }, 0],
  ['MERCHANT PAYMENT', sokha, 0],
  ['', sokha, 0],
  ['CHAN SOKHA', { firstName: '', lastName: '' }, 0],
])('the text "%s" names %o: %d', (text, name, share) => {
  expect(nameShare(name, text)).toBe(share);
});
