import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { answerNames, kindNames, requestNames } from '#contract/office-names.ts';
import type { Operation } from '#contract/operation.ts';
import { callerRefusal } from '../calls/caller.ts';
import type { Registry } from '../calls/registry.ts';
import { type AppContext, onConnections } from '../context/context.ts';
import { apiPage, type Reference } from './api-page.ts';
import { staffCaller } from './office-door.ts';
import { plainPolicy, refusedPage } from './plain-page.ts';

const ofOffice: Reference = {
  title: 'Office API reference',
  how: `<p>All calls are <code>POST</code> with <code>Content-Type: application/json</code> and the parameters as a JSON object, from the
office’s own pages, with the office’s session cookie. The response is <code>{"data": …}</code>; a refusal is
<code>{"error": "…", "data": …}</code> with its HTTP status.</p>
<p>API keys can send and read both names of these fields and kinds until 2.0. The office’s pages use the former ones.</p>
<table><thead><tr><th scope="col">Former name</th><th scope="col">Name</th></tr></thead><tbody>${renamed()}</tbody></table>`,
  base: '/office/api/',
  who: (caller) => (typeof caller === 'object' ? needOf(caller) : ''),
};

function renamed(): string {
  const names = [requestNames, answerNames, kindNames].flatMap((each) => Object.entries(each));
  return [...new Set(names.map(([before, now]) => `<tr><td>${before}</td><td>${now}</td></tr>`))].join('');
}

function needOf({ staff, freshly }: Exclude<Operation['caller'], string>): string {
  const need =
    typeof staff === 'string'
      ? staff
      : `${staff.parameter}: ${Object.entries(staff.of)
          .map(([value, permission]) => `${value} ${permission}`)
          .join(', ')}`;
  return `Requires ${need}${freshly ? ', and two-step verification within the last ten minutes' : ''}.`;
}

/** Serves `/office/api`, the reference of the office's operations, for logged-in staff. */
export function serveOfficeReference(server: FastifyInstance, app: AppContext, registry: Registry): void {
  const operations = [...registry.forStaff.values()]
    .map(({ operation }) => operation)
    .toSorted((a, b) => a.path.localeCompare(b.path));
  const officeApp = onConnections(app, app.officeDb ?? app.db);
  // Generated on first request.
  let page: string | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    const refused = callerRefusal({ staff: 'in' }, await staffCaller(officeApp, request));
    if (refused === null) return reply.send((page ??= apiPage(operations, ofOffice)));
    return reply
      .code(401)
      .header('content-security-policy', plainPolicy)
      .send(refusedPage(messages.texts.loginNeeded));
  };
  for (const path of ['/office/api', '/office/api/']) server.get(path, answer);
}
