import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { onConnections } from '../context/context.ts';
import { callerRefusal } from './caller.ts';
import { type Envelope, errorEnvelope, okEnvelope } from './envelope.ts';
import { formRefusal } from './form-refusal.ts';
import { Answered, type CallContext, type Handler, Refused } from './operation.ts';
import { isPublicRead } from '../context/public-reads.ts';
import { presentName } from './office-names.ts';
import { type RequestError, schemaErrors, unknownFields } from './request-errors.ts';

/**
 * Runs one operation: authorizes the caller, validates the input, runs the handler and wraps the result.
 * Shared by HTTP requests and server-side rendering. Throws only on bugs of ours; everything that a client
 * can cause is an envelope.
 */
export async function dispatch(handler: Handler, parameters: unknown, call: CallContext): Promise<Envelope> {
  const { operation } = handler;
  const refused = callerRefusal(operation.caller, call.caller, parameters);
  if (refused !== null) return refusal(handler, refusedCaller(refused));
  const input = operation.request.safeParse(parameters ?? {});
  // Only calls by API key are refused for unknown fields: existing clients, and pages of an earlier release, send some.
  const isByKey = call.caller.kind === 'staff' && call.caller.keyId !== undefined;
  const errors = [
    ...(isByKey ? unknownFields(operation.request, parameters) : []),
    ...(input.success ? [] : schemaErrors(input.error, parameters ?? {}, isByKey ? presentName : undefined)),
  ];
  if (!input.success || errors.length > 0) {
    if (!input.success)
      call.app.log.debug(
        { operation: operation.name, issues: input.error.issues.slice(0, 5) },
        'input refused',
      );
    const message = isByKey ? malformedText(errors) : messages.texts.generalError;
    return refusal(handler, new Refused(400, message, undefined, { code: errors[0]?.code, errors }));
  }
  const incomplete = operation.form && formRefusal(operation.form, input.data, operation);
  if (incomplete) return refusal(handler, incomplete);
  const { app } = call;
  const outcome =
    app.reads && isPublicRead(operation)
      ? await app.reads.run((db) => handler.run(input.data, { ...call, app: onConnections(app, db) }))
      : await handler.run(input.data, call);
  if (outcome instanceof Refused) return refusal(handler, outcome);
  if (outcome instanceof Answered) return okEnvelope(outcome.data, outcome.extra);
  return okEnvelope(outcome);
}

function refusedCaller(reason: NonNullable<ReturnType<typeof callerRefusal>>): Refused {
  const { loginNeeded, notAllowed } = messages.texts;
  if (reason === 'stale') return new Refused(403, officeRefusals.texts.secondFactorNeeded);
  if (reason === 'people') return new Refused(403, officeRefusals.texts.notByKey);
  return new Refused(reason, reason === 401 ? loginNeeded : notAllowed);
}

/** The error message for a key's developer. */
function malformedText(errors: readonly RequestError[]): string {
  const names = errors.map(({ field }) => field).filter(Boolean);
  return `Malformed parameters: ${names.slice(0, 5).join(', ') || 'not a JSON object as described'}.`;
}

function refusal({ operation }: Handler, refused: Refused): Envelope {
  return errorEnvelope(
    refused.statusCode,
    refused.message,
    refused.data ?? operation.refusedData(refused.message),
    refused.reason,
  );
}
