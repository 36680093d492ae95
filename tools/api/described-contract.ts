import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';
import fieldNotes from '#contract/field-notes.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '../../contract');
const notes: Readonly<Record<string, string>> = fieldNotes;
const helpers = new URL('schema-notes.ts', import.meta.url).href;

/**
 * Makes the doc comments of the contract part of its schemas: modules of `contract/` that are imported afterwards have the
 * comment of a field as its description, and objects have the name of their constant.
 */
export function describeContract(): void {
  registerHooks({
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      if (!file.startsWith(folder) || !file.endsWith('.ts')) return next(url, context);
      return {
        format: 'module-typescript',
        shortCircuit: true,
        source: withNotes(file, readFileSync(file, 'utf8')),
      };
    },
  });
}

/** Returns a module in which fields and constants have their comments and names. */
function withNotes(file: string, code: string): string {
  const { program, comments } = parseSync(file, code);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const noteAt = (start: number): string => {
    const found = docs.findLast(({ end }) => end <= start);
    // A comment above an empty line is about the module.
    const isBeside = found && /^[^\S\n]*\n?[^\S\n]*(?:export\s+)?$/u.test(code.slice(found.end, start));
    return isBeside ? textOf(found.value) : '';
  };
  const edits: { at: number; text: string }[] = [];
  const wrap = (from: number, to: number, before: string, after: string) =>
    edits.push({ at: from, text: before }, { at: to, text: after });
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.kind !== 'init' || property.key.type !== 'Identifier')
          continue;
        const { start, key, value, shorthand } = property;
        const note = noteAt(start) || (notes[key.name] ?? '');
        if (note === '' || value.type === 'ArrowFunctionExpression') continue;
        wrap(
          value.start,
          value.end,
          `${shorthand ? `${key.name}: ` : ''}described(`,
          `, ${JSON.stringify(note)})`,
        );
      }
    },
  }).visit(program);
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init || init.type === 'ArrowFunctionExpression') continue;
      const name = pascal(
        isExported ? id.name : `${path.basename(file, '.ts').replace(/^get-/u, '')}-${id.name}`,
      );
      const texts = [name, noteAt(statement.start)].map((each) => JSON.stringify(each)).join(', ');
      wrap(init.start, init.end, 'named(', `, ${texts})`);
    }
  }
  if (edits.length === 0) return code;
  const text = edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((all, edit) => all.slice(0, edit.at) + edit.text + all.slice(edit.at), code);
  return `import { described, named } from ${JSON.stringify(helpers)};${text}`;
}

const textOf = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*?\s?/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Returns a name in Pascal case: `GetAllProducts` for `GET_All_PRODUCTS`. */
export const pascal = (name: string): string =>
  name
    .split(/[-_\s]/u)
    .map((part) => (part === part.toUpperCase() ? part.toLowerCase() : part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
