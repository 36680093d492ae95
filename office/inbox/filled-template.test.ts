import { expect, it } from 'vitest';
import { filledTemplate } from './filled-template.ts';

const template = { en: 'Hello {name}', km: 'សួស្តី {name}' };

it('a reply template is in the customer’s language, with their name', () => {
  expect(filledTemplate(template, { language: 'ar', name: 'សុខា' })).toBe('សួស្តី សុខា');
  expect(filledTemplate(template, { language: 'en', name: '$& Sokha' })).toBe('Hello $& Sokha');
});

it('a reply template is in the other language if it has no text in the customer’s', () => {
  expect(filledTemplate({ en: 'Hello {name}', km: '' }, { language: 'ar', name: 'Dara' })).toBe('Hello Dara');
});
