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
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

interface Body {
  schema: Schema;
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
  requestBody: { required: boolean; content: { 'application/json': Body } };
  responses: {
    200: { description: string; content: { 'application/json': Body } };
    [status: number]: object;
  };
  /** The codes of its refusals by status. */
  'x-refusals': Record<string, string[]>;
  'x-rate-limit': string;
  [part: string]: unknown;
}

/** An event as OpenAPI describes it. */
export interface DescribedWebhook {
  /** Its type, such as `order.paid`. */
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  requestBody: { required: boolean; content: { 'application/json': Body } };
  [part: string]: unknown;
}

/** The description of the API, which `npm run api` writes from the contract. */
export interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, { post: DescribedCall }>;
  webhooks: Record<string, { post: DescribedWebhook }>;
  components: { schemas: Record<string, Schema>; [kind: string]: unknown };
  /** The English sentence of each code. */
  'x-messages': Record<string, string>;
  [part: string]: unknown;
}

/** Returns the name that the schemas of a call begin with: `GetJob` for `GetJobRequest` and `GetJobResponse`. */
export const schemaName = ({ requestBody }: Pick<DescribedCall, 'requestBody'>): string =>
  (
    requestBody.content['application/json'].schema.properties?.['requestParameters'] ??
    requestBody.content['application/json'].schema
  ).$ref?.replace(/^.*\/(\w+)Request$/u, '$1') ?? '';

const read = new Map<string, Description>();

/** Returns the description of the shoppers' calls, or of those of API keys. */
export function description(of: 'openapi' | 'office' = 'openapi'): Description {
  const found =
    read.get(of) ??
    (JSON.parse(readFileSync(path.join(import.meta.dirname, `${of}.json`), 'utf8')) as Description);
  read.set(of, found);
  return found;
}
