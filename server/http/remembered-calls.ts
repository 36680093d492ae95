import type { Call } from '#web/call.ts';
import { tagsOf } from '../context/cache-tags.ts';
import type { TaggedCache } from './tagged-cache.ts';

/**
 * Calls made while pages are rendered, remembered until what they show changes, as the pages made from them are: a page
 * that is rendered anew asks the database only for what is its own. Failures and refusals are not remembered.
 */
export const rememberedCalls =
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
    // Everybody gets a copy of their own.
    return JSON.parse(text) as never;
  };
