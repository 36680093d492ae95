import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON Schema, as far as the description uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  prefixItems?: Schema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

interface Example {
  example?: unknown;
}

/** A call as OpenAPI describes it. */
export interface DescribedCall {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  security: object[];
  parameters?: { name: string; description: string }[];
  requestBody: { content: { 'application/json': Example } };
  responses: { 200: { content: { 'application/json': Example } } };
  /** The codes of its refusals by status. */
  'x-refusals': Record<string, string[]>;
  'x-rate-limit': string;
}

/** The description of the API, which `npm run api` writes from the contract. */
export interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, { post: DescribedCall }>;
  components: { schemas: Record<string, Schema> };
  /** The English sentence of each code. */
  'x-messages': Record<string, string>;
}

let read: Description | undefined;

export const description = (): Description =>
  (read ??= JSON.parse(readFileSync(path.join(import.meta.dirname, 'openapi.json'), 'utf8')) as Description);
