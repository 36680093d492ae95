import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { OperatorError } from '../process/operator-error.ts';

/**
 * Reads a JSON file of the folder and validates it against its schema.
 * @throws OperatorError that names the file and the field of every mistake
 */
export async function readChecked<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const content = await readFile(path.join(folder, file), 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`${file}: can’t be read`, { cause });
  });
  const result = schema.safeParse(parse(file, content));
  if (result.success) return result.data;
  const mistakes = result.error.issues.map(
    (issue) => `${file}: ${fieldOf(issue.path) || 'file'}: ${issue.message}`,
  );
  throw new OperatorError(mistakes.join('\n'));
}

function parse(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new OperatorError(`${file}: invalid JSON: ${(cause as Error).message}`, { cause });
  }
}

/** Formats the path of a field: `products[3].name.km`. */
function fieldOf(steps: readonly PropertyKey[]): string {
  return steps
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('');
}
