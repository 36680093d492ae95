import { withClient } from '#database/connect.ts';
import { changeChannel } from '#shop/invalidation/invalidation.ts';

/**
 * Returns the notifications that every process of the shop gets while `work` runs: the names of the changes,
 * in order.
 */
export function noticesDuring(url: string, work: () => Promise<unknown>): Promise<string[]> {
  return withClient({ connectionString: url }, async (client) => {
    const received: string[] = [];
    client.on('notification', ({ payload = '[]' }) => received.push(...(JSON.parse(payload) as string[])));
    await client.query(`listen ${changeChannel}`);
    await work();
    // A notification arrives no later than the answer to a query that was sent after it.
    await client.query('select 1');
    return received;
  });
}
