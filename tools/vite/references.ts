import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Matches files of definitions, at any depth of folder. */
const definitions =
  /\/contract\/(?:operations\/.+|labels\/.+\/.+|resources\/(?!resources\.ts).+|payment-providers\/(?!payment-providers\.ts).+|forms\/product-fields|messages)\.ts$/u;

/**
 * Replaces definitions by references in browser builds. Browsers know a call by its path, the server renderer
 * also by its name, both know a set of texts by its entity id, and resources, payment providers and products without
 * their fields' schemas: those stay on the server, and texts come with the layout file, in one language. The build includes only these
 * references, which it reads from the module itself.
 */
export const references = (): Plugin => ({
  name: 'references',
  enforce: 'pre',
  load: {
    filter: { id: definitions },
    async handler(id) {
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      return Object.entries(exported)
        .map(([name, each]) => [name, referenceOf(each, this.environment.config.consumer)] as const)
        .filter(([, reference]) => reference)
        .map(([name, reference]) => `export const ${name} = ${JSON.stringify(reference)};`)
        .join('\n');
    },
  },
});

/**
 * Returns the reference of a definition, or undefined for a schema or another definition that only the server
 * needs.
 */
function referenceOf(definition: unknown, consumer: 'client' | 'server'): object | undefined {
  if (typeof definition !== 'object' || definition === null) return undefined;
  if ('labels' in definition && 'fields' in definition) return resourceReference(definition);
  if ('hasWebhook' in definition && 'fields' in definition) return providerReference(definition);
  if (isFields(definition)) return fieldReferences(definition);
  if ('entityId' in definition) return { entityId: definition.entityId };
  if ('refusedData' in definition && 'name' in definition && 'path' in definition)
    return { ...(consumer === 'server' && { name: definition.name }), path: definition.path };
  return undefined;
}

/** Returns a resource as the office's screens need it. */
function resourceReference({ fields: _, labels, ...rest }: { fields: unknown; labels: unknown }): object {
  const { entityId } = labels as { entityId: number };
  return { ...rest, labels: { entityId } };
}

function providerReference(definition: object): object {
  const { fields: _, texts: _texts, title: _title, method, ...rest } = definition as Record<string, unknown>;
  const { id, key } = method as { id: number; key: string };
  return { ...rest, method: { id, key } };
}

const isFields = (definition: object): definition is Record<string, Record<string, unknown>> =>
  Object.values(definition).every((each) => typeof each === 'object' && each && 'shape' in each);

/** Returns the fields of products as the office's screens need them. */
const fieldReferences = (fields: Record<string, Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, of, part, blank, needs, isBulk }]) => [
      name,
      { kind, of, part, blank, needs, isBulk },
    ]),
  );
