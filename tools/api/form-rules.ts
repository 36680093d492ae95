import type { FieldRule, Form } from '#contract/forms/field-rules.ts';
import type { Schema } from '#server/http/reference/description.ts';

/** Returns a request's schema with the rules of its form: what is required, formats and lengths. */
export function withRules(schema: Schema, form: Form = {}): Schema {
  const { properties = {}, required = [] } = schema;
  const ruled = Object.entries(form).filter(([name]) => properties[name]);
  const needed = ruled.flatMap(([name, rule]) => (rule.required === false ? [] : [name]));
  return {
    ...schema,
    properties: {
      ...properties,
      ...Object.fromEntries(ruled.map(([name, rule]) => [name, fieldOf(properties[name] ?? {}, rule)])),
    },
    ...(required.length + needed.length > 0 && { required: [...new Set([...required, ...needed])] }),
  };
}

const formats: Partial<Record<string, Schema>> = {
  email: { format: 'email' },
  phone: { pattern: String.raw`^\D*(\d\D*){8,15}$` },
  numeric: { pattern: String.raw`^\d+$` },
  secret: { format: 'password' },
};

function fieldOf(field: Schema, { kind, min, max, required = true }: FieldRule): Schema {
  // Ids keep their own type.
  if (kind === 'select' || field.$ref?.endsWith('/Id')) return field;
  const { description, maxLength = max } = field;
  const text: Schema = {
    type: 'string',
    ...(kind && formats[kind]),
    ...(required && { minLength: min ?? 1 }),
    ...(max !== undefined && { maxLength: Math.min(max, maxLength ?? max) }),
  };
  const note = description === undefined ? {} : { description };
  if (required) return { ...note, ...text };
  return {
    ...note,
    ...(text.format || text['pattern']
      ? { anyOf: [text, { enum: ['', null] }] }
      : { ...text, type: ['string', 'null'] }),
  };
}
