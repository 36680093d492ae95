import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
