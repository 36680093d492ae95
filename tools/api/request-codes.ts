import { z } from 'zod';
import type { Operation } from '#contract/operation.ts';
import { formErrors, schemaErrors } from '#server/calls/request-errors.ts';

/** Values of which each field refuses some. */
const probes: readonly unknown[] = [
  undefined,
  null,
  [],
  {},
  true,
  -1,
  0.5,
  '',
  '?',
  '\u0000',
  '7'.repeat(70_000),
];

/** Returns the codes with which a call refuses its parameters, found by trying its own rules. */
export function requestCodes({ request, form = {} }: Pick<Operation, 'request' | 'form'>): string[] {
  const shape = request instanceof z.ZodObject ? (request.shape as Record<string, z.ZodType>) : {};
  const ofFields = Object.values(shape).flatMap((field) =>
    probes.flatMap((probe) => {
      const { error } = field.safeParse(probe);
      return error ? schemaErrors(error, probe).map(({ code }) => code) : [];
    }),
  );
  const ofForm = Object.entries(form).flatMap(([name, rule]) =>
    [...probes, '7', '7'.repeat((rule.max ?? 0) + 1)].flatMap((probe) =>
      formErrors({ [name]: rule }, { [name]: probe }).map(({ code }) => code),
    ),
  );
  return [...new Set<string>(['malformed', ...ofFields, ...ofForm])];
}
