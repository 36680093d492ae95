import { describe, expect, it } from 'vitest';
import type { InquiryFields } from './inbox-queries.ts';
import { inquiryErrors, withState } from './inquiry-rules.ts';

const message: InquiryFields = {
  name: 'Bopha Keo',
  subject: 'Mugs',
  kind: 'message',
  state: 'new',
  owner: null,
  samples: null,
  waitingSince: '2026-11-27T01:00:00Z',
  phone: '',
  email: 'bopha@example.com',
  writtenAt: '2026-11-27T01:00:00Z',
};
const samples: InquiryFields = { ...message, kind: 'samples', samples: 'requested' };

describe('the status of an inquiry', () => {
  it('a new one is open as soon as it is assigned or its samples are prepared', () => {
    expect(withState(message, { owner: 1 })).toEqual({ owner: 1, state: 'open' });
    expect(withState(samples, { samples: 'preparing' })).toEqual({ samples: 'preparing', state: 'open' });
    expect(withState({ ...message, state: 'waiting' }, { owner: 1 })).toEqual({ owner: 1 });
    expect(withState(message, { owner: null })).toEqual({ owner: null });
  });

  it('an inquiry is done when the samples are handed over or declined', () => {
    for (const last of ['handedOver', 'declined'] as const)
      expect(withState(samples, { samples: last })).toEqual({ samples: last, state: 'done' });
  });

  it('a status that staff chose wins', () => {
    expect(withState(samples, { samples: 'handedOver', state: 'open' })).toEqual({
      samples: 'handedOver',
      state: 'open',
    });
  });
});

describe('a change of an inquiry', () => {
  const errorsOf = (after: InquiryFields) => inquiryErrors(new Set([1]))(after, () => true);

  it('an inquiry is assigned only to staff who may answer the inbox', () => {
    expect(errorsOf({ ...message, owner: 1 })).toEqual([]);
    expect(errorsOf({ ...message, owner: 2 })).toEqual([{ field: 'owner', code: 'unknown', about: 2 }]);
  });

  it('only a sample request has samples, and it always has them', () => {
    expect(errorsOf({ ...message, samples: 'ready' })).toEqual([{ field: 'samples', code: 'value' }]);
    expect(errorsOf({ ...samples, samples: null })).toEqual([{ field: 'samples', code: 'value' }]);
    expect(errorsOf({ ...samples, samples: 'ready' })).toEqual([]);
  });
});
