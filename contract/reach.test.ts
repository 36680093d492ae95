import { describe, expect, it } from 'vitest';
import { mediumTo, whyUnreached } from './reach.ts';

const nothing = { email: false, text: false, code: false, isDemo: false };

describe('a customer of the shop', () => {
  it('a customer of the shop is reached by email with an email server, and by text message with a text message service', () => {
    expect(whyUnreached('ana@shop.example', { ...nothing, email: true })).toBeNull();
    expect(whyUnreached('+85512345678', { ...nothing, text: true })).toBeNull();
  });

  it('a customer with only a phone number isn’t reached by an email server, and the reason is the missing text service', () => {
    expect(whyUnreached('+85512345678', { ...nothing, email: true })).toBe('no-text-service');
    expect(whyUnreached('ana@shop.example', { ...nothing, text: true })).toBe('no-email-server');
  });

  it('a customer with only a phone number gets a code where a service sends only codes, but no other message', () => {
    const telegram = { ...nothing, code: true };
    expect(whyUnreached('+85512345678', telegram, true)).toBeNull();
    expect(whyUnreached('+85512345678', telegram)).toBe('no-text-service');
    expect(mediumTo('+85512345678', true)).toBe('code');
  });

  it('a customer of the shop isn’t reached in a demo that sends nothing, or once erased', () => {
    expect(whyUnreached('ana@shop.example', { ...nothing, isDemo: true })).toBe('demo');
    expect(whyUnreached('', { ...nothing, email: true })).toBe('erased');
  });
});
