import { withClient } from '#database/connect.ts';
import { changeChannel } from '#shop/changes/changes.ts';

/** What every process of the shop is told while `work` runs: the changes named, in their order. */
export function noticesDuring(url: string, work: () => Promise<unknown>): Promise<string[]> {
  return withClient({ connectionString: url }, async (client) => {
    const heard: string[] = [];
    client.on('notification', ({ payload = '[]' }) => heard.push(...(JSON.parse(payload) as string[])));
    await client.query(`listen ${changeChannel}`);
    await work();
    // A notice comes no later than the answer to a question asked after it.
    await client.query('select 1');
    return heard;
  });
}
