import { describe, expect, test } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import type { Call } from '#web/call.ts';
import { RememberedCalls } from './remembered-calls.ts';

/** Answers with how often it was asked. */
function counted(statusCode = 200) {
  let asked = 0;
  const call = (async () => {
    asked += 1;
    const data = [{ asked }];
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { statusCode, data };
  }) as unknown as Call;
  return { remembered: new RememberedCalls(call), asked: () => asked };
}
const sizes = { PageNo: 1, PageSize: 10 };

describe('calls made while rendering', () => {
  test('are made once for equal input, one after the other or at the same time', async () => {
    const { remembered, asked } = counted();
    const [one, other] = await Promise.all([
      remembered.call(getSizeList, sizes),
      remembered.call(getSizeList, sizes),
    ]);
    expect(await remembered.call(getSizeList, { ...sizes })).toEqual(one);
    expect(other).toEqual(one);
    expect(asked()).toBe(1);
    await remembered.call(getSizeList, { ...sizes, PageNo: 2 });
    expect(asked()).toBe(2);
  });

  test('share no value: who changes an answer changes it for nobody else', async () => {
    const { remembered } = counted();
    const one = await remembered.call(getSizeList, sizes);
    (one.data as unknown[]).push('changed');
    expect(await remembered.call(getSizeList, sizes)).not.toEqual(one);
  });

  test('are made again after a purge, also when they were under way', async () => {
    const { remembered, asked } = counted();
    const before = remembered.call(getSizeList, sizes);
    remembered.purge(new Set(['all']));
    const after = await remembered.call(getSizeList, sizes);
    expect(after).not.toEqual(await before);
    expect(await remembered.call(getSizeList, sizes)).toEqual(after);
    expect(asked()).toBe(2);
  });

  test('are made again after a change of what they show, not of something else', async () => {
    const { remembered, asked } = counted();
    const both = async () => {
      await remembered.call(getProductDetail, { ProductId: 1 });
      await remembered.call(getProductDetail, { ProductId: 2 });
    };
    await both();
    remembered.purge(new Set(['product 1', 'list']));
    await both();
    expect(asked()).toBe(3);
  });

  test('are made again after a refusal or a failure', async () => {
    const refused = counted(503);
    await refused.remembered.call(getSizeList, sizes);
    await refused.remembered.call(getSizeList, sizes);
    expect(refused.asked()).toBe(2);
    let times = 0;
    const failing = new RememberedCalls(async () => {
      times += 1;
      throw new Error('away');
    });
    await expect(failing.call(getSizeList, sizes)).rejects.toThrow('away');
    await expect(failing.call(getSizeList, sizes)).rejects.toThrow('away');
    expect(times).toBe(2);
  });

  test('are forgotten when too many others came after them', async () => {
    const { remembered, asked } = counted();
    await Promise.all(
      Array.from({ length: 400 }, (_, at) => remembered.call(getSizeList, { ...sizes, PageNo: at + 1 })),
    );
    await remembered.call(getSizeList, sizes);
    expect(asked()).toBe(401);
  });
});
