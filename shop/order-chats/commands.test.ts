import { expect, it } from 'vitest';
import { callbackOf, readCallback, readCommand } from './order-chats.ts';

const proofId = '0d1f6a3e-1111-4222-8333-0123456789ab';

it.each([
  ['/start 12-1-1790000000-abc', { kind: 'start', token: '12-1-1790000000-abc' }],
  [' /start@angkor_gifts_bot  x ', { kind: 'start', token: 'x' }],
  ['/start', { kind: 'start', token: '' }],
  ['/stop', { kind: 'stop' }],
  ['/stopping', { kind: 'text', text: '/stopping' }],
  ['please /stop', { kind: 'text', text: 'please /stop' }],
  ['', { kind: 'text', text: '' }],
])('the message %j to the bot is read as a command or a text', (text, command) => {
  expect(readCommand(text)).toEqual(command);
});

it('a button returns what it was made for, within the 64 bytes that Telegram allows', () => {
  const approve = callbackOf('approve', proofId, 999_999_999);
  expect(approve.length).toBeLessThanOrEqual(64);
  expect(readCallback(approve)).toEqual({ kind: 'approve', proofId, shownCents: 999_999_999 });
  expect(readCallback(callbackOf('changes', proofId))).toEqual({ kind: 'changes', proofId });
});

it.each([
  '',
  'a',
  `a:${proofId}`,
  `a:${proofId}:-1`,
  `a:${proofId}:1e9`,
  `x:${proofId}`,
  'c:1',
  `c:${proofId}'--`,
])('the content %j of a button that the shop didn’t make is refused', (data) => {
  expect(readCallback(data)).toBeNull();
});
