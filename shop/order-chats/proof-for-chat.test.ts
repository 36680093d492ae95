import { expect, it } from 'vitest';
import { proofForChat } from './order-chats.ts';

type Asked = Parameters<typeof proofForChat>[0];
const proofRequest = (proof: object = {}, job: object = {}): Asked =>
  ({
    proofs: [{ id: 'p', situation: 'open', totalCents: 500, orderCents: 500, ...proof }],
    approveBy: 'link',
    payment: null,
    ...job,
  }) as Asked;

it.each([
  ['an open proof', proofRequest(), 'chat'],
  ['a proof with a new total', proofRequest({ totalCents: 700 }), 'page'],
  ['a proof that needs a code', proofRequest({}, { approveBy: 'code' }), 'page'],
  [
    'an order that must be paid first',
    proofRequest({}, { payment: { state: 'choose', balanceId: null } }),
    'page',
  ],
  [
    'an order with a balance for later',
    proofRequest({}, { payment: { state: 'choose', balanceId: 3 } }),
    'chat',
  ],
  ['an approved proof', proofRequest({ situation: 'approved' }), 'approved'],
  ['a proof with changes', proofRequest({ situation: 'changes' }), 'changes'],
  ['a replaced proof', proofRequest({ situation: 'replaced' }), 'replaced'],
  ['a proof that no longer fits the order', proofRequest({ situation: 'outdated' }), 'outdated'],
  ['a proof without whose approval work began', proofRequest({ situation: 'started' }), 'started'],
  ['a proof of another order', proofRequest({ id: 'q' }), 'replaced'],
])('a chat can do with %s what its page would allow without more', (_what, job, expected) => {
  expect(proofForChat(job, 'p')).toBe(expected);
});
