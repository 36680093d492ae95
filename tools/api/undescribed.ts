import type { Schema } from '#server/http/reference/description.ts';

interface Document {
  paths: Record<string, { post: { operationId: string; summary: string } }>;
  webhooks: Record<
    string,
    { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }
  >;
  components: { schemas: Record<string, Schema> };
}

/** Returns the calls without a summary and the fields without a description. */
export function undescribed({ paths, webhooks, components: { schemas } }: Document): string[] {
  const calls = Object.values(paths).flatMap(({ post }) => (post.summary === '' ? [post.operationId] : []));
  const events = Object.entries(webhooks).flatMap(([name, { post }]) =>
    fieldsOf(post.requestBody.content['application/json'].schema, name),
  );
  return [
    ...calls,
    ...events,
    ...Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
  ];
}

function fieldsOf(schema: Schema, at: string): string[] {
  const missing = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description ? [] : [`${at}.${name}`]),
    ...fieldsOf(field, `${at}.${name}`),
  ]);
  const { items, anyOf = [], allOf = [], oneOf = [], prefixItems = [] } = schema;
  const parts = [...(items ? [items] : []), ...anyOf, ...allOf, ...oneOf, ...prefixItems];
  return [...missing, ...parts.flatMap((part) => fieldsOf(part, at))];
}
