import type { z } from 'zod';
import type { FieldError } from './kind.ts';

type Issue = z.core.$ZodIssue;

const codes = new Set([
  'missing',
  'characters',
  'range',
  'colour',
  'picture',
  'code',
  'path',
  'otherSite',
  'endpoint',
  'slug',
  'value',
  'needsName',
  'twice',
]);

/** Returns the record with its fields in storage format, and the shape errors of each field. */
export function shaped<Thing extends object>(
  shape: Readonly<Record<string, z.ZodType>>,
  thing: Thing,
  names: readonly string[],
): { value: Thing; errors: FieldError[] } {
  const value = { ...thing } as Record<string, unknown>;
  const errors: FieldError[] = [];
  for (const name of names) {
    const field = shape[name];
    if (!field) errors.push({ field: name, code: 'unknown', about: name });
    const read = field?.safeParse(value[name]);
    if (read?.success) value[name] = read.data;
    else errors.push(...(read?.error.issues ?? []).map((issue) => errorOf(name, issue)));
  }
  return { value: value as Thing, errors };
}

/**
 * A message that equals one of our codes becomes that code. Others are sentences, preceded by the path in the field.
 */
function errorOf(field: string, issue: Issue): FieldError {
  const { message, path } = issue;
  const at = path.length > 0 ? { at: path.join('.') } : {};
  if (codes.has(message)) {
    const about =
      issue.code === 'custom' ? (issue.params?.['about'] as number | string | undefined) : undefined;
    return { field, code: message as FieldError['code'], ...(about !== undefined && { about }), ...at };
  }
  if (issue.code === 'too_big' && issue.origin === 'string' && message.startsWith('Too big'))
    return { field, code: 'tooLong', about: Number(issue.maximum), ...at };
  return { field, code: 'shape', about: message, ...at };
}
