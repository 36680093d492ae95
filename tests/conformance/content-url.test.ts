import { expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';

// Specification §9: image links that start with the content images path point to where the content is.
const elsewhere = 'https://pictures.example';
const shop = await demoShop({ CONTENT_URL: elsewhere });
const picture = '/content/commonImages/logo.svg?v=1';

it('pictures are led to where they are, with their path', async () => {
  const answer = await fetch(shop.url + picture, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(elsewhere + picture);
});

it('and the policy of pages lets them in', async () => {
  const answer = await fetch(`${shop.url}/en/`);
  expect(answer.headers.get('content-security-policy')).toContain(`img-src 'self' data: ${elsewhere};`);
});
