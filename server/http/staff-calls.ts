import type { FastifyInstance, FastifyRequest } from 'fastify';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { type Envelope, errorEnvelope } from '../calls/envelope.ts';
import { withFormerNames, withPresentNames } from '../calls/office-names.ts';
import type { Registry } from '../calls/registry.ts';
import type { AppContext } from '../context/context.ts';
import { isKeyMisplaced, keyCaller, keyIn } from './api-key-door.ts';
import { cookieValue } from './caller.ts';
import { callRoute, type CallServices, type CallWire } from './call-route.ts';
import { crossOrigin } from './cross-origin.ts';
import { noteDevices } from './device-kind.ts';
import { fromOfficePage, staffCaller } from './office-door.ts';

interface StaffServices extends CallServices {
  app: AppContext;
  /** Determines the caller. Tests can replace it. */
  callerOf?: CallWire['callerOf'];
}

/**
 * Serves operations for staff: POST `/office/api/<path>` with the parameters as JSON, only from our own
 * pages or with an API key. Answers `{data}`, or `{error, code, errors, data}` for a refusal, with the matching HTTP status.
 */
export async function serveStaffCalls(
  server: FastifyInstance,
  registry: Registry,
  { app, callerOf = keyOrStaff, ...services }: StaffServices,
): Promise<void> {
  await server.register(async (scope) => {
    noteDevices(scope);
    scope.addHook('onRequest', (request, reply, done) => {
      if (!isKeyMisplaced(request)) done();
      else void reply.code(400).send(errorEnvelope(400, officeRefusals.texts.keyMisplaced));
    });
    scope.addHook('preSerialization', async (request, reply, envelope) => {
      const { statusCode, errorMessage, data, errorCode, Errors } = envelope as Envelope;
      reply.code(statusCode);
      // `data` is JSON already. Parsing a large export would take longer than making it.
      reply.serializer(String);
      const isByKey = keyIn(app, request) !== null;
      const json = isByKey && statusCode === 200 ? withPresentNames(data || 'null') : data || 'null';
      return statusCode === 200
        ? `{"data":${json}}`
        : `{"error":${JSON.stringify(errorMessage)},"code":"${errorCode}",${errorsOf(Errors)}"data":${json}}`;
    });
    scope.post(
      '/office/api/*',
      callRoute(services, {
        // Browsers send a key only where a page may set it, so forged requests don't have one.
        cors: {
          ...crossOrigin([]),
          allow: (request) => keyIn(app, request) !== null || fromOfficePage(request),
          missing: (request) =>
            isFromBrowser(request) || cookieValue(request, app.config, 'office') !== ''
              ? null
              : officeRefusals.texts.apiKeyMissing,
        },
        handlerOf: ({ params }) => registry.forStaff.get((params as { '*': string })['*']),
        parametersOf: (body, request) => (keyIn(app, request) === null ? body : withFormerNames(body)),
        callerOf,
      }),
    );
    scope.get('/office/api/*', async (_request, reply) =>
      reply.code(405).header('allow', 'POST').send(errorEnvelope(405, messages.texts.generalError)),
    );
  });
}

const isFromBrowser = ({ headers: { origin, 'sec-fetch-site': site } }: FastifyRequest): boolean =>
  origin !== undefined || site !== undefined;

const errorsOf = (errors: Envelope['Errors']): string =>
  errors === undefined
    ? ''
    : `"errors":${JSON.stringify(errors.map(({ Field: field, Code: code, Message: message }) => ({ field, code, message })))},`;

const keyOrStaff: CallWire['callerOf'] = (app, request) => {
  const key = keyIn(app, request);
  return key === null ? staffCaller(app, request) : keyCaller(app, request, key);
};
