import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { AgainOutcome } from './again-outcome.tsx';
import type { AgainNote } from './plan-again.ts';

const shown = (added: number, ...notes: AgainNote[]) =>
  rendered(<AgainOutcome outcome={{ round: 1, added, notes }} />);

it('a reorder says that everything is already in the cart, and shows neither success nor failure', () => {
  const text = shown(0, { kind: 'in-cart', name: 'Mug' });
  expect(text).toContain('Already in your cart');
  expect(text).not.toContain('could be added');
  expect(text).toContain('class="o-again none"');
  expect(text).toContain('href="/en/cart"');
});

it('a reorder in the cart itself has no button to the cart', () => {
  const outcome = { round: 1, added: 1, notes: [] };
  expect(rendered(<AgainOutcome outcome={outcome} />)).toContain('href="/en/cart"');
  expect(rendered(<AgainOutcome outcome={outcome} isOfCart />)).not.toContain('href="/en/cart"');
});

it('a reorder says that nothing could be added when an item is no longer sold', () => {
  expect(shown(0, { kind: 'gone', name: 'Mug' })).toContain('Nothing could be added');
});

it('a reorder names the products that did not fit into the cart', () => {
  const text = shown(1, { kind: 'full', name: 'Mug' });
  expect(text).toContain('Mug didn’t fit');
  expect(text).not.toContain('just as before');
});

it('a reorder tells what differs before it adds anything', () => {
  const notes: AgainNote[] = [{ kind: 'setup', name: 'Mug', now: 45 }];
  const text = rendered(<AgainOutcome outcome={{ round: 1, added: 0, notes, add: () => undefined }} />);
  expect(text).toContain('What’s different this time');
  expect(text).toContain('Mug: set-up charge $45.00, once.');
  expect(text).toContain('<span>Add to cart</span></button>');
  expect(text).not.toContain('href="/en/cart"');
});
