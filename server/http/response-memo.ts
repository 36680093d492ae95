import type { Call } from '#web/call.ts';
import { tagsOf } from '../context/cache-tags.ts';
import type { TaggedCache } from './tagged-cache.ts';

/**
 * Caches operations that run during rendering until what they show changes, like the pages made from them, so
 * that a page rendered again queries the database only for its own data. Doesn't cache failures and refusals.
 */
export const responseMemo =
  (call: Call, cache: TaggedCache<string>): Call =>
  async (operation, input) => {
    const text = await cache.get(`${operation.name} ${JSON.stringify(input)}`, async () => {
      const envelope = await call(operation, input);
      return {
        value: JSON.stringify(envelope),
        tags: tagsOf(operation, input, envelope.data),
        keep: envelope.statusCode === 200,
      };
    });
    // Each caller gets its own copy.
    return JSON.parse(text) as never;
  };
