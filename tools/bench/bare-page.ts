import { createServer } from 'node:http';
import { open, readPlan } from './bare-server.ts';

/** The bytes and headers of a page's response from the shop. */
export interface PagePlan {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

const plan = await readPlan<PagePlan>();
const body = Buffer.from(plan.body, 'base64');
open(createServer((_request, response) => void response.writeHead(200, plan.headers).end(body)));
