import { describe, expect, it } from 'vitest';
import type { MessageCode } from '#contract/messages.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { strictSchema } from '../support/calls.ts';
import { demoDatabase } from '../support/postgres.ts';
import { wrongIn } from './fields.ts';
import { wireTables } from './tables/all-tables.ts';
import { rowsOf } from './tables/wire-table.ts';
import { readExamples, readRecord, shortened, writeExamples, writeRecord } from './wire/record.ts';
import { lostOf, shapeOf } from './wire/shape.ts';
import { walk } from './wire/walk.ts';

// Existing clients rely on the answers of the previous release. After an intended change, `WIRE_RECORD=1`
// records the current ones.

const { db } = await demoDatabase();
const all = await walk(db);
if (process.env['WIRE_RECORD']) {
  writeRecord(all);
  writeExamples(all);
}
const record = readRecord();
const { handlers, byName } = await loadRegistry();

it('responses have only declared keys, and documented types for every id of the demo shop', () => {
  const wrong = all
    .filter(({ status }) => status === 200)
    .flatMap(({ name, form, data }) => {
      const declared = strictSchema(byName.get(name)!.operation.response).safeParse(data).error?.message;
      const table = wireTables.find((each) => each.name === name);
      const isOfId = /^\d+ (en|ar)$/u.test(form) && table?.customersOnly !== true;
      const documented = table && isOfId ? rowsOf(table, data).map((row) => wrongIn(table.fields, row)) : [];
      return [declared, ...documented].flatMap((each) => (each ? [`${name} ${form}: ${each}`] : []));
    });
  expect(wrong).toEqual([]);
});

it('refusals have only the codes that their call declares', () => {
  const codes = all.flatMap(({ name, form, status, data }) => {
    const [row] = [data].flat() as { MessageCode?: MessageCode }[];
    const { refusals } = byName.get(name)!.operation;
    const code = status === 200 ? undefined : row?.MessageCode;
    // Existing clients read it in rows of malformed requests, whose envelope names the field.
    return code && code !== 'generalError' && !refusals[status]?.includes(code)
      ? [`${name} ${form}: ${status} ${code}`]
      : [];
  });
  expect(codes).toEqual([]);
});

describe('responses of the previous release', () => {
  it('every call has a recorded successful response', () => {
    const answered = handlers.filter(({ operation: { name } }) =>
      [...(record.get(name)?.values() ?? [])].some(({ status }) => status === 200),
    );
    expect(answered.map(({ operation }) => operation.name)).toEqual(
      handlers.map(({ operation }) => operation.name),
    );
  });

  it.each([...record.keys()])('the response of %s still has every key with its type', (name) => {
    const now = new Map(all.filter((each) => each.name === name).map((each) => [each.form, each]));
    const lost = [...record.get(name)!].flatMap(([form, { status, shape }]) => {
      const answer = now.get(form);
      if (!answer) return [`${form}: is not asked`];
      if (answer.status !== status) return [`${form}: was ${status} and is ${answer.status}`];
      return lostOf(shape, shapeOf(answer.data)).map((each) => `${form}: ${each}`);
    });
    expect(lost).toEqual([]);
    expect([...now.keys()].filter((form) => !record.get(name)!.has(form))).toEqual([]);
  });
});

describe('examples of the reference', () => {
  const examples = readExamples();

  it.each(handlers.map(({ operation: { name } }) => name))(
    'the example of %s is a request that the shop answers with these fields',
    (name) => {
      const { form, request, data } = examples[name]!;
      const answer = all.find((each) => each.name === name && each.form === form);
      expect(answer?.status).toBe(200);
      expect(lostOf(shapeOf(request), shapeOf(answer?.request))).toEqual([]);
      expect(lostOf(shapeOf(data), shapeOf(shortened(answer?.data)))).toEqual([]);
    },
  );
});
