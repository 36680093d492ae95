import { z } from 'zod';
import type { Operation } from '#contract/operation.ts';
import { escapeHtml } from '../mail/phrase.ts';

interface Described {
  type?: string | string[];
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  anyOf?: Described[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  description?: string;
}

/** How one kind of operations is called. */
export interface Reference {
  title: string;
  /** HTML. */
  how: string;
  /** The prefix of an operation's path. */
  base: string;
  who(caller: Operation['caller']): string;
}

/** Renders the API reference as HTML: one section per operation, without scripts or styles. */
export function apiPage(operations: readonly Operation[], reference: Reference): string {
  const areas = Map.groupBy(operations, ({ path }) => path.split('/')[0] ?? '');
  return `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(reference.title)}</title></head>
<body>
<main>
<h1>${escapeHtml(reference.title)}</h1>
${reference.how}
<nav aria-label="Calls"><ul>${operations.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${[...areas].map(([area, calls]) => `<h2>${area}</h2>${calls.map((call) => section(call, reference)).join('')}`).join('')}
</main>
</body>
</html>
`;
}

function section(
  { name, path, summary, source, caller, request, response }: Operation,
  { base, who }: Reference,
): string {
  return `<section aria-labelledby="${name}"><h3 id="${name}">${name}</h3>
<p>${escapeHtml(summary)}</p>
<p><code>POST ${base}${escapeHtml(path)}</code>. ${escapeHtml(who(caller))} Source: ${escapeHtml(source)}.</p>
<h4>Request</h4>${fields(schemaOf(request, 'input'))}
<h4>Response</h4>${fields(schemaOf(response, 'output'))}
</section>`;
}

function fields(schema: Described): string {
  if (schema.items) return `<p>A list of:</p>${fields(schema.items)}`;
  const { properties } = schema;
  if (!properties) return `<p>${escapeHtml(kind(schema))}</p>`;
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(kind(field))}</td><td>${schema.required?.includes(name) ? 'always' : 'may be absent'}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Presence</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function kind(field: Described): string {
  if (field.enum) return field.enum.map(String).join(' | ');
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.anyOf) return [...new Set(field.anyOf.map(kind))].join(' | ');
  if (field.items) return `list of ${kind(field.items)}`;
  const type = [field.type ?? 'any'].flat().join(' | ');
  return field.properties
    ? `{${Object.keys(field.properties).join(', ')}}`
    : type + (field.maxLength ? ` (at most ${field.maxLength})` : '');
}

/** Returns what a schema accepts (`input`) or returns (`output`). */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Described =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Described;
