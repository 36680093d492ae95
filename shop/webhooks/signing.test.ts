import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newSecret, openSecret, sealSecret, signedHeaders } from './signing.ts';

const message = { id: 'evt_1', timestamp: Math.floor(Date.now() / 1000), body: '{"type":"order.paid"}' };

it('a receiver with either secret of a rotation accepts the signature, and no other does', () => {
  const [current, former, other] = [newSecret(), newSecret(), newSecret()];
  const headers = signedHeaders([current, former], message);
  for (const secret of [current, former])
    expect(new Webhook(secret).verify(message.body, headers)).toEqual({ type: 'order.paid' });
  expect(() => new Webhook(other).verify(message.body, headers)).toThrow('No matching signature found');
  expect(() => new Webhook(current).verify(message.body.replace('paid', 'placed'), headers)).toThrow(
    'No matching signature found',
  );
  expect(() => new Webhook(current).verify(message.body, { ...headers, 'webhook-id': 'evt_2' })).toThrow(
    'No matching signature found',
  );
});

it('a stored secret can be read only for its endpoint', () => {
  const [key, secret] = [Buffer.alloc(32, 1), newSecret()];
  const sealed = sealSecret(key, 7, secret);
  expect(openSecret(key, 7, sealed)).toBe(secret);
  expect(openSecret(key, 8, sealed)).toBeNull();
  expect(sealed.includes(secret)).toBe(false);
});
