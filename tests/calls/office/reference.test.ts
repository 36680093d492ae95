import { expect, test } from 'vitest';
import { loadRegistry } from '#server/calls/registry.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop();
const { server, query } = shop;
const { inside } = officeOf(shop);
const reference = (cookie = '') => server.inject({ url: '/office/api', headers: { cookie } });

test('the office reference describes every office operation, and no other, for logged-in staff', async () => {
  const { cookie } = await inside(4);
  const { statusCode, body, headers } = await reference(cookie);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const { forStaff, handlers } = await loadRegistry();
  for (const [path, { operation }] of forStaff) {
    expect(body).toContain(`<h3 id="${operation.name}">`);
    expect(body).toContain(`POST /office/api/${path}</code>. Requires `);
  }
  for (const names of ['<td>wayToPay</td><td>paymentMethod</td>', '<td>km</td><td>ar</td>'])
    expect(body).toContain(names);
  for (const { operation } of handlers) expect(body).not.toContain(`<h3 id="${operation.name}">`);
});

test('the office reference is not available to others', async () => {
  const { cookie, id } = await inside(4);
  await query`update staff_session set ended_at = now() where staff_id = ${id}`;
  for (const given of ['', cookie]) expect((await reference(given)).statusCode).toBe(401);
});
