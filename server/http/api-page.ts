import type { Operation } from '#contract/operation.ts';
import { escapeHtml } from '../mail/phrase.ts';
import { schemaOf } from './openapi.ts';

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

/** The readable API reference: one section a call, without script or style of its own. */
export function apiPage(operations: readonly Operation[]): string {
  const areas = Map.groupBy(operations, ({ path }) => path.split('/')[0] ?? '');
  return `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kado API reference</title></head>
<body>
<main>
<h1>Kado API reference</h1>
<p>All calls are <code>POST</code> with <code>Content-Type: application/json</code> and a body
<code>{"requestParameters": {…}}</code>. The answer's <code>data</code> is a string that holds JSON. After a login send the
headers <code>Token</code> and <code>UserID</code>. For tools: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${operations.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${[...areas].map(([area, calls]) => `<h2>${area}</h2>${calls.map(section).join('')}`).join('')}
</main>
</body>
</html>
`;
}

function section({ name, path, summary, source, caller, request, response }: Operation): string {
  return `<section aria-labelledby="${name}"><h3 id="${name}">${name}</h3>
<p>${escapeHtml(summary)}</p>
<p><code>POST /api/v1/${escapeHtml(path)}</code>. ${caller === 'customer' ? 'Needs a login.' : 'Anyone.'} Source: ${escapeHtml(source)}.</p>
<h4>Request</h4>${fields(schemaOf(request, 'input'))}
<h4>Answer</h4>${fields(schemaOf(response, 'output'))}
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
