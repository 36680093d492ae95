import { escapeHtml } from '../../mail/phrase.ts';
import type { Schema } from './description.ts';

/** What a list of fields needs: the named schemas, and the label of a required field. */
export interface FieldContext {
  schemas: Readonly<Record<string, Schema>>;
  required: string;
}

const maxDepth = 6;

/** Renders the fields of a request or response, those of objects inside below them. */
export function fieldList(given: Schema, context: FieldContext, depth = 0): string {
  const objects = objectsOf(given, context);
  if (objects.length === 0) return '';
  const rows = Object.entries(fieldsOf(objects)).map(([name, field]) => {
    const isRequired = objects.every(({ required }) => required?.includes(name));
    const inner = depth < maxDepth ? fieldList(field, context, depth + 1) : '';
    const text = field.description ?? resolved(field, context).description ?? '';
    return `<dt><code>${escapeHtml(name)}</code> <span>${escapeHtml(kindOf(field, context))}${isRequired ? ` · ${context.required}` : ''}${defaultOf(field)}</span></dt><dd>${withCode(text)}${inner && `<details><summary>${escapeHtml(Object.keys(fieldsOf(objectsOf(field, context))).join(', '))}</summary>${inner}</details>`}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

/** Returns the default value of a field in words; '' without one. */
const defaultOf = ({ default: value }: Schema): string =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
    ? escapeHtml(` · default ${value}`)
    : '';

function resolved(schema: Schema, { schemas }: Pick<FieldContext, 'schemas'>): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** Returns the objects that a field, or each item of its list, may be. */
function objectsOf(field: Schema, context: FieldContext): Schema[] {
  const schema = resolved(field, context);
  const object = schema.items ? resolved(schema.items, context) : schema;
  const alternatives = (object.anyOf ?? []).map((each) => resolved(each, context));
  return [object, ...alternatives].filter(({ properties }) => properties);
}

/** Returns the fields of all these objects. */
const fieldsOf = (objects: readonly Schema[]): Record<string, Schema> =>
  Object.assign({}, ...objects.map(({ properties }) => properties)) as Record<string, Schema>;

/** Numbers up to it are only limited by the database. */
const largestId = 2_147_483_647;

/** Returns the type of a field in words: `number | string (up to 20) | null`. */
export function kindOf(field: Schema, context: FieldContext): string {
  const schema = resolved(field, context);
  if (schema.enum) return schema.enum.map((each) => (each === '' ? "''" : String(each))).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'");
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => kindOf(each, context)))].join(' | ');
  if (schema.items) return `list of ${kindOf(schema.items, context)}`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  if (schema.maxLength !== undefined) return `${type} (up to ${schema.maxLength})`;
  if (schema.format !== undefined) return `${type} (${schema.format})`;
  const { minimum, maximum = largestId } = schema;
  return minimum === undefined || maximum >= largestId ? type : `${type} (${minimum} to ${maximum})`;
}

export const withCode = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]+)`/gu, '<code>$1</code>');
