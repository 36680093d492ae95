import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation, type Operation } from '#contract/operation.ts';
import { handle } from './operation.ts';
import { loadRegistry, registryOf } from './registry.ts';

const call = (name: string, more: object = {}): Operation => ({
  ...operation({
    name,
    path: `made-up/${name}`,
    summary: '',
    source: '',
    caller: 'anyone',
    queue: 'browse',
    request: z.object({}),
    response: z.array(z.object({})),
  }),
  ...more,
});
const [first, second] = [call('FIRST'), call('SECOND')];
const inFile = <T>(file: string, found: T) => ({ file, found });
const definitions = [inFile('a/first.ts', first), inFile('a/second.ts', second)];
const handlerOf = (each: Operation) => handle(each, async () => []);
const handlers = [inFile('a/first.ts', handlerOf(first)), inFile('a/second.ts', handlerOf(second))];

describe('calls of the shop', () => {
  it('every call has a definition and a handler in files of the same name', async () => {
    const { handlers: all } = await loadRegistry();
    expect(all.length).toBeGreaterThan(50);
  });
});

describe('the registry', () => {
  it('the registry accepts matching definitions and handlers, and finds them by every path', () => {
    const { byPath, byName } = registryOf(definitions, handlers);
    expect([...byName.keys()]).toEqual(['FIRST', 'SECOND']);
    for (const path of ['made-up/first', 'dynamic/dataoperation/first', 'common/first'])
      expect(byPath.get(path)?.operation).toBe(first);
  });

  it('the registry registers a staff call only under its own path and not under the documented ones', () => {
    const forStaff = call('TAKE_ON', { path: 'orders/take-on', caller: { staff: 'orders.fulfil' } });
    const file = 'office/orders/take-on.ts';
    const registry = registryOf(
      [...definitions, inFile(file, forStaff)],
      [...handlers, inFile(file, handlerOf(forStaff))],
    );
    expect([...registry.forStaff.keys()]).toEqual(['orders/take-on']);
    expect([...registry.byPath.values()].map((each) => each.operation)).not.toContain(forStaff);
    expect(registry.handlers.map((each) => each.operation)).toEqual([first, second]);
    expect(registry.byName.get('TAKE_ON')?.operation).toBe(forStaff);
  });

  it.each([
    ['a definition without a handler', definitions, handlers.slice(1), 'without a handler: a/first.ts'],
    ['a handler without a definition', definitions.slice(1), handlers, 'without a definition: a/first.ts'],
    [
      'a handler with another name',
      definitions,
      [handlers[0]!, inFile('a/other.ts', handlers[1]!.found)],
      'without a handler: a/second.ts',
    ],
    [
      'two definitions with one name',
      [...definitions, inFile('b/first.ts', call('FIRST'))],
      [...handlers, inFile('b/first.ts', handlerOf(call('FIRST')))],
      'without a handler: b/first.ts',
    ],
  ])('the registry rejects a registry with %s', (_what, some, others, why) => {
    expect(() => registryOf(some, others)).toThrow(why);
  });

  it.each([
    ['no caller', { caller: undefined }, 'who may call'],
    ['an unknown caller', { caller: 'everybody' }, 'who may call'],
    ['staff without a permission', { caller: {} }, 'who may call'],
    ['an unknown permission', { caller: { staff: 'everything' } }, 'who may call'],
    ['no queue', { queue: undefined }, 'in which queue'],
    ['an unknown queue', { queue: 'toString' }, 'in which queue'],
    ['no limit', { limit: undefined }, 'to which rate limit'],
  ])('the registry rejects an operation with %s', (_what, more, why) => {
    const wrong = call('WRONG', more);
    const found = [inFile('a/wrong.ts', wrong)];
    expect(() => registryOf(found, [inFile('a/wrong.ts', handlerOf(wrong))])).toThrow(why);
  });

  it('the registry rejects two operations with the same path', () => {
    const duplicate = call('SECOND', { name: 'TWIN' });
    expect(() =>
      registryOf(
        [...definitions, inFile('a/duplicate.ts', duplicate)],
        [...handlers, inFile('a/duplicate.ts', handlerOf(duplicate))],
      ),
    ).toThrow('two calls at made-up/second');
  });
});
