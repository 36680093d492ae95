import { expect, test } from 'vitest';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { Metrics } from './metrics.ts';

const ordered = (metrics: Metrics, ...statuses: number[]) => {
  for (const status of statuses) metrics.answered(postCustomerOrder.name, status, 10);
};
const lines = async (metrics: Metrics) => (await metrics.registry.metrics()).split('\n');

test('metrics count the orders that failed since the last one was placed', async () => {
  const metrics = new Metrics();
  const inARow = async () =>
    (await lines(metrics)).find((line) => line.startsWith('kado_orders_failed_in_a_row'));
  expect(await inARow()).toBe('kado_orders_failed_in_a_row 0');
  ordered(metrics, 200, 503, 500);
  metrics.answered('page', 200, 10);
  expect(await inARow()).toBe('kado_orders_failed_in_a_row 2');
  // A refusal, such as of a product that sold out, says nothing about the next order.
  ordered(metrics, 409);
  expect(await inARow()).toBe('kado_orders_failed_in_a_row 2');
  ordered(metrics, 200);
  expect(await inARow()).toBe('kado_orders_failed_in_a_row 0');
});

test('metrics have failed orders at 0 before the first, so that it is an increase', async () => {
  const name = `kado_request_duration_seconds_count{call="${postCustomerOrder.name}",status="5xx"}`;
  expect(await lines(new Metrics())).toContain(`${name} 0`);
});
