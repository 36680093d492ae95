import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { onConnections } from '../context/context.ts';
import { callerRefusal } from './caller.ts';
import { type Envelope, errorEnvelope, okEnvelope } from './envelope.ts';
import { Answered, type CallContext, type Handler, Refused } from './operation.ts';
import { isPublicRead } from '../context/public-reads.ts';

/**
 * Runs one operation: authorizes the caller, validates the input, runs the handler and wraps the result.
 * Shared by HTTP requests and server-side rendering. Throws only on bugs of ours; everything that a client
 * can cause is an envelope.
 */
export async function dispatch(handler: Handler, parameters: unknown, call: CallContext): Promise<Envelope> {
  const { operation } = handler;
  const refused = callerRefusal(operation.caller, call.caller, parameters);
  if (refused !== null) {
    const { loginNeeded, notAllowed } = messages.texts;
    if (refused === 'stale')
      return refusal(handler, new Refused(403, officeRefusals.texts.secondFactorNeeded));
    if (refused === 'people') return refusal(handler, new Refused(403, officeRefusals.texts.notByKey));
    return refusal(handler, new Refused(refused, refused === 401 ? loginNeeded : notAllowed));
  }
  const input = operation.request.safeParse(parameters ?? {});
  if (!input.success) {
    call.app.log.debug(
      { operation: operation.name, issues: input.error.issues.slice(0, 5) },
      'input refused',
    );
    const isByKey = call.caller.kind === 'staff' && call.caller.keyId !== undefined;
    const message = isByKey ? malformedText(input.error.issues) : messages.texts.generalError;
    return refusal(handler, new Refused(400, message));
  }
  const { app } = call;
  const outcome =
    app.reads && isPublicRead(operation)
      ? await app.reads.run((db) => handler.run(input.data, { ...call, app: onConnections(app, db) }))
      : await handler.run(input.data, call);
  if (outcome instanceof Refused) return refusal(handler, outcome);
  if (outcome instanceof Answered) return okEnvelope(outcome.data, outcome.extra);
  return okEnvelope(outcome);
}

/** The error message for a key's developer. */
function malformedText(issues: readonly { path: readonly PropertyKey[] }[]): string {
  const names = new Set(issues.map(({ path }) => path.join('.')).filter(Boolean));
  return `Malformed parameters: ${[...names].slice(0, 5).join(', ') || 'not a JSON object as described'}.`;
}

function refusal({ operation }: Handler, refused: Refused): Envelope {
  return errorEnvelope(
    refused.statusCode,
    refused.message,
    refused.data ?? operation.refusedData(refused.message),
  );
}
