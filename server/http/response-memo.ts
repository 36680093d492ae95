import type { Call, Reply } from '#web/call.ts';
import { tagsOf } from '../context/cache-tags.ts';
import type { TaggedCache } from './tagged-cache.ts';

/**
 * Caches operations that run during rendering until what they show changes, like the pages made from them, so
 * that a page rendered again queries the database only for its own data. Doesn't cache failures and refusals.
 */
export const responseMemo =
  (call: Call, cache: TaggedCache<Reply<unknown>>): Call =>
  async (operation, input) =>
    (await cache.get(`${operation.name} ${JSON.stringify(input)}`, async () => {
      const reply = await call(operation, input);
      // All callers share it.
      freeze(reply);
      return { value: reply, tags: tagsOf(operation, input, reply.data), keep: reply.statusCode === 200 };
    })) as never;

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) freeze(each);
  Object.freeze(value);
}
