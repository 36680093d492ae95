import { expect, it } from 'vitest';
import { proofForChat } from './order-chats.ts';

type Asked = Parameters<typeof proofForChat>[0];
const asked = (proof: object = {}, job: object = {}): Asked =>
  ({
    proofs: [{ id: 'p', situation: 'open', totalCents: 500, orderCents: 500, ...proof }],
    approveBy: 'link',
    payment: null,
    ...job,
  }) as Asked;

it.each([
  ['an open proof', asked(), 'chat'],
  ['a proof with a new total', asked({ totalCents: 700 }), 'page'],
  ['a proof that needs a code', asked({}, { approveBy: 'code' }), 'page'],
  ['an order that must be paid first', asked({}, { payment: { state: 'choose', restId: null } }), 'page'],
  ['an order with a balance for later', asked({}, { payment: { state: 'choose', restId: 3 } }), 'chat'],
  ['an approved proof', asked({ situation: 'approved' }), 'approved'],
  ['a proof with changes', asked({ situation: 'changes' }), 'changes'],
  ['a replaced proof', asked({ situation: 'replaced' }), 'replaced'],
  ['a proof that no longer fits the order', asked({ situation: 'outdated' }), 'outdated'],
  ['a proof without whose approval work began', asked({ situation: 'started' }), 'started'],
  ['a proof of another order', asked({ id: 'q' }), 'replaced'],
])('a chat can do with %s what its page would allow without more', (_what, job, expected) => {
  expect(proofForChat(job, 'p')).toBe(expected);
});
