import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Description } from '#server/http/reference/description.ts';
import { describeContract } from './api/described-contract.ts';

// `npm run api` writes the API's description and the client from the contract. With --check it only lists outdated files.
describeContract();
const { documentedCalls, openApi } = await import('./api/openapi.ts');
const { keyCalls, officeApi } = await import('./api/office-api.ts');
const { clientCode } = await import('./api/client.ts');
const { undescribed } = await import('./api/undescribed.ts');
const { unusedNotes } = await import('./api/schemas.ts');

const document = openApi(await documentedCalls());
const office = officeApi(await keyCalls());
const missing = [...undescribed(document), ...undescribed(office)];
const files = {
  'server/http/reference/openapi.json': linesOf(document),
  'server/http/reference/office.json': linesOf(office),
  'client/src/calls.ts': clientCode(document),
};
const root = path.resolve(import.meta.dirname, '..');
const outdated = Object.entries(files).filter(([file, text]) => contentOf(file) !== text);
if (!process.argv.includes('--check'))
  for (const [file, text] of outdated) writeFileSync(path.join(root, file), text);
for (const each of missing) console.log(`missing description: ${each}`);
for (const each of unusedNotes) console.log(`unused note: ${each}`);
for (const [file] of outdated) console.log(`outdated: ${file}`);

/** Returns JSON with one line for each call and schema. */
function linesOf({ paths, webhooks, components, ...rest }: Description): string {
  const entries = (all: object) =>
    Object.entries(all)
      .map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)
      .join(',\n');
  const { schemas, ...others } = components;
  return `{${entries(rest)},\n"paths":{\n${entries(paths)}\n},\n"webhooks":{\n${entries(webhooks)}\n},\n"components":{${entries(others)},\n"schemas":{\n${entries(schemas)}\n}}}\n`;
}

function contentOf(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
