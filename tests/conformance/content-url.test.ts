import { expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';

// Specification §9: image links that start with the path of content images point to the content's location.
const elsewhere = 'https://pictures.example';
const shop = await demoShop({ CONTENT_URL: elsewhere });
const picture = '/content/commonImages/logo.svg?v=1';

it('pictures are redirected to their location, with their path', async () => {
  const answer = await fetch(shop.url + picture, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(elsewhere + picture);
});

it('the content security policy of pages allows pictures', async () => {
  const answer = await fetch(`${shop.url}/en/`);
  expect(answer.headers.get('content-security-policy')).toContain(`img-src 'self' data: ${elsewhere};`);
});
