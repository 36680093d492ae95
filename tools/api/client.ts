import { type Description, type Schema, schemaName } from '#server/http/reference/description.ts';

/** Returns the generated part of the client: a type for each schema, and the calls with their paths. */
export function clientCode({ paths, webhooks, components: { schemas } }: Description): string {
  const types = Object.entries(schemas)
    .filter(([name]) => name !== 'Envelope')
    .map(([name, schema]) => comment(schema.description, '') + declaration(name, typeOf(schema, '')));
  const calls = Object.entries(paths).map(([path, { post }]) => {
    const name = schemaName(post);
    const text = [post.summary, post.security.length > 0 ? 'Requires a login.' : '']
      .filter(Boolean)
      .join('. ');
    return [
      `${comment(text, '  ')}  ${post.operationId}: { request: ${name}Request; response: ${name}Response };`,
      `  ${post.operationId}: '${path}',`,
    ];
  });
  const codes = new Set(Object.values(paths).flatMap(({ post }) => Object.values(post['x-refusals']).flat()));
  const events = Object.values(webhooks).map(({ post }) => {
    const { schema } = post.requestBody.content['application/json'];
    return `${comment(post.description, '  ')}  | ${typeOf(schema, '  ')}`;
  });
  return `// Written by npm run api from the description of the API. Do not edit.

${types.join('\n\n')}

/** The calls by name: their parameters, and the content of \`data\`. */
export interface Calls {
${calls.map(([type]) => type).join('\n')}
}

/** The codes of refusals. Later versions of the shop may add some. */
export type RefusalCode =
${[...codes]
  .toSorted()
  .map((code) => `  | '${code}'`)
  .join('\n')};

/** What webhooks tell, by \`type\`. Later versions of the shop may add events. */
export type WebhookEvent =
${events.join('\n')};

export const paths: Readonly<Record<keyof Calls, string>> = {
${calls.map(([, path]) => path).join('\n')}
};
`;
}

const declaration = (name: string, type: string): string =>
  type.startsWith('{') && type.endsWith('}')
    ? `export interface ${name} ${type}`
    : `export type ${name} = ${type};`;

const comment = (text: string | undefined, indent: string): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/gu, ' ')} */\n` : '';

function typeOf(schema: Schema, indent: string): string {
  const { $ref, enum: values, anyOf, allOf, prefixItems, items, properties, additionalProperties } = schema;
  if ($ref) return $ref.split('/').at(-1) ?? 'unknown';
  if (values) return values.map(literal).join(' | ');
  if (schema.const !== undefined) return literal(schema.const);
  if (anyOf) return [...new Set(anyOf.map((each) => typeOf(each, indent)))].join(' | ');
  if (allOf) return allOf.map((each) => typeOf(each, indent)).join(' & ');
  if (prefixItems) return `readonly [${prefixItems.map((each) => typeOf(each, indent)).join(', ')}]`;
  if (items) return listOf(typeOf(items, indent));
  if (properties) return objectType(properties, schema.required ?? [], indent);
  if (additionalProperties) return `Record<string, ${typeOf(additionalProperties as Schema, indent)}>`;
  const kinds = [schema.type ?? 'unknown'].flat();
  return kinds.map((kind) => kindNames[kind] ?? kind).join(' | ');
}

const listOf = (type: string): string =>
  / [|&] /u.test(type) && !type.startsWith('{') ? `(${type})[]` : `${type}[]`;

const kindNames: Readonly<Record<string, string>> = { integer: 'number', object: 'Record<string, unknown>' };
const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);

function objectType(properties: Record<string, Schema>, required: readonly string[], indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${comment(field.description, inner)}${inner}${name}${required.includes(name) ? '' : '?'}: ${typeOf(field, inner)};`,
  );
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('\n')}\n${indent}}`;
}
