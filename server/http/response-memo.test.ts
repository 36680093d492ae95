import { describe, expect, test } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import type { Call, Reply } from '#web/call.ts';
import { responseMemo } from './response-memo.ts';
import { TaggedCache } from './tagged-cache.ts';

function remembering(call: Call) {
  const cache = new TaggedCache<Reply<unknown>>({ max: 300 });
  return { remembered: responseMemo(call, cache), purge: cache.purge.bind(cache) };
}

/** Returns how often it was called. */
function counted(statusCode = 200) {
  let requested = 0;
  const call = (async () => {
    requested += 1;
    const data = [{ asked: requested }];
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { statusCode, data };
  }) as unknown as Call;
  return { ...remembering(call), asked: () => requested };
}
const sizes = { PageNo: 1, PageSize: 10 };

describe('calls during rendering', () => {
  test('equal calls run once, whether sequential or simultaneous', async () => {
    const { remembered, asked: requested } = counted();
    const [one, other] = await Promise.all([remembered(getSizeList, sizes), remembered(getSizeList, sizes)]);
    expect(await remembered(getSizeList, { ...sizes })).toEqual(one);
    expect(other).toEqual(one);
    expect(requested()).toBe(1);
    await remembered(getSizeList, { ...sizes, PageNo: 2 });
    expect(requested()).toBe(2);
  });

  test('a cached response can’t be changed', async () => {
    const { remembered } = counted();
    const { data } = await remembered(getSizeList, sizes);
    expect(() => (data as unknown[]).push('changed')).toThrow(TypeError);
    expect(() => Object.assign(data[0] ?? {}, { asked: 0 })).toThrow(TypeError);
  });

  test('a purge repeats calls, including those in progress', async () => {
    const { remembered, purge, asked: requested } = counted();
    const before = remembered(getSizeList, sizes);
    purge(new Set(['all']));
    const after = await remembered(getSizeList, sizes);
    expect(after).not.toEqual(await before);
    expect(await remembered(getSizeList, sizes)).toEqual(after);
    expect(requested()).toBe(2);
  });

  test('a change of displayed data repeats calls, an unrelated change does not', async () => {
    const { remembered, purge, asked: requested } = counted();
    const both = async () => {
      await remembered(getProductDetail, { ProductId: 1 });
      await remembered(getProductDetail, { ProductId: 2 });
    };
    await both();
    purge(new Set(['product 1', 'list']));
    await both();
    expect(requested()).toBe(3);
  });

  test('a refusal or failure is not cached', async () => {
    const refused = counted(503);
    await refused.remembered(getSizeList, sizes);
    await refused.remembered(getSizeList, sizes);
    expect(refused.asked()).toBe(2);
    let times = 0;
    const { remembered: failing } = remembering(async () => {
      times += 1;
      throw new Error('away');
    });
    await expect(failing(getSizeList, sizes)).rejects.toThrow('away');
    await expect(failing(getSizeList, sizes)).rejects.toThrow('away');
    expect(times).toBe(2);
  });

  test('the oldest remembered calls are dropped when too many others follow', async () => {
    const { remembered, asked: requested } = counted();
    await Promise.all(
      Array.from({ length: 400 }, (_, at) => remembered(getSizeList, { ...sizes, PageNo: at + 1 })),
    );
    await remembered(getSizeList, sizes);
    expect(requested()).toBe(401);
  });
});
