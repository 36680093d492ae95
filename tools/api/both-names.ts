import { kindNames } from '#contract/office-names.ts';
import type { Schema } from '#server/http/reference/description.ts';

/** Returns a schema with the present names, and the former ones as deprecated. */
export function withBothNames(schema: Schema, names: Readonly<Record<string, string>>): Schema {
  const inside = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(inside);
    return typeof each === 'object' && each !== null ? withBothNames(each as Schema, names) : each;
  };
  const { properties, required, ...rest } = schema;
  if (schema.enum && isKind(schema.enum))
    return { ...schema, enum: schema.enum.map((each) => kindNames[each as string] ?? each) };
  const result = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, inside(value)]),
  ) as Schema;
  if (!properties) return result;
  return {
    ...result,
    properties: Object.fromEntries(
      Object.entries(properties).flatMap(([name, field]) => {
        const given = inside(field) as Schema;
        const { [name]: now } = names;
        if (now === undefined || now in properties) return [[name, given]];
        const description = `Deprecated: the former name of \`${now}\`.`;
        return [
          [now, given],
          [name, { ...given, description, deprecated: true }],
        ];
      }),
    ),
    ...(required && { required: required.map((name) => names[name] ?? name) }),
  };
}

const isKind = (values: readonly unknown[]): boolean =>
  values.some((each) => each === 'brand' || each === 'wayToDeliver');
