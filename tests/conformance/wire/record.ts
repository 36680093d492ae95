import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Shape, shapeOf } from './shape.ts';

// The content of record.json: the paths of each call, and for each answer the types in their order (`-` if
// missing) with the callers that got it.

interface Recorded {
  paths: string;
  answers: Record<string, string>;
}
const file = path.join(import.meta.dirname, 'record.json');

/** One answer: the call, its form, and the result. The envelope's code is before the shape. */
export interface RecordedResponse {
  name: string;
  form: string;
  status: number;
  request: object;
  data: unknown;
}

/** Returns the answers of the previous release, by call, then form. */
export function readRecord(): Map<string, Map<string, { status: number; shape: Shape }>> {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Recorded>;
  return new Map(
    Object.entries(all).map(([name, { paths, answers }]) => {
      const forms = Object.entries(answers).flatMap(([answer, those]) => {
        const [status, ...kinds] = answer.split(' ');
        const shape = new Map(
          paths.split(' ').flatMap((each, at) => (kinds[at] === '-' ? [] : [[each.slice(1), kinds[at]!]])),
        );
        return those.split('; ').map((form) => [form, { status: Number(status), shape }] as const);
      });
      return [name, new Map(forms)];
    }),
  );
}

const root = path.resolve(import.meta.dirname, '../../..');
const examplesFile = path.join(root, 'contract/examples.json');

/** A request and the answer to it, as the reference shows them. `form` names the request in the walk. */
export interface Example {
  form: string;
  request: object;
  data: unknown;
}
export const readExamples = (): Record<string, Example> =>
  JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, Example>;

/**
 * Records an example of each call: the first answer that isn't empty. One that still has the same fields and pictures stays,
 * because ids and times differ each time.
 */
export function writeExamples(all: readonly RecordedResponse[]): void {
  const former = readExamples();
  const examples: Record<string, Example> = {};
  for (const [name, answers] of Map.groupBy(
    all.filter(({ status }) => status === 200),
    (each) => each.name,
  )) {
    const found =
      answers.find(({ data }) => !/^(?:\[\]|\{\}|"")$/u.test(JSON.stringify(data))) ?? answers[0]!;
    const example = { form: found.form, request: found.request, data: shortened(found.data) };
    const earlier = former[name];
    examples[name] =
      earlier && isAlike(earlier, example) && lostPictures(earlier).length === 0 ? earlier : example;
  }
  const sorted = Object.fromEntries(
    Object.entries(examples).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  );
  writeFileSync(examplesFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns the pictures in an example that every shop or the demo shop had once, and no longer has. */
export const lostPictures = (example: Example): string[] =>
  [...JSON.stringify(example).matchAll(/\/content\/(commonImages\/[^"\\]+)/gu)]
    .map(([, name = '']) => name)
    .filter((name) =>
      ['base', 'demo'].every((of) => !existsSync(path.join(root, 'database', of, 'content', name))),
    );

/** Returns whether two examples have the same fields. */
const isAlike = (one: Example, other: Example): boolean =>
  ['request' as const, 'data' as const].every((part) =>
    isDeepStrictEqual(shapeOf(one[part]), shapeOf(other[part])),
  );

/** Returns an answer with the first two rows of each list, and the beginning of long texts. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 200)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}

/** Records this release's answers for the next one. */
export function writeRecord(all: readonly RecordedResponse[]): void {
  const record: Record<string, Recorded> = {};
  for (const [name, recordedResponse] of Map.groupBy(all, (each) => each.name)) {
    const shapes = recordedResponse.map(({ data }) => shapeOf(data));
    const paths = [...new Set(shapes.flatMap((shape) => [...shape.keys()]))];
    const answers: Record<string, string> = {};
    for (const [at, { form, status }] of recordedResponse.entries()) {
      const answer = [status, ...paths.map((each) => shapes[at]!.get(each) ?? '-')].join(' ');
      answers[answer] = answers[answer] === undefined ? form : `${answers[answer]}; ${form}`;
    }
    record[name] = { paths: paths.map((each) => `$${each}`).join(' '), answers };
  }
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}
