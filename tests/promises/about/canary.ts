import type { AboutGate } from '../gate.ts';

const logs = 'in no log, at the level that says most';

export const about: AboutGate = {
  mutants: [
    {
      file: 'server/calls/dispatch.ts',
      from: '{ operation: operation.name, issues: input.error.issues.slice(0, 5) }',
      to: '{ operation: operation.name, parameters }',
      fails: logs,
    },
    {
      file: 'server/log.ts',
      from: '    message: error.message,\n    stack',
      to: '    ...(error as object),\n    message: error.message,\n    stack',
      fails: logs,
    },
    {
      file: 'shop/accounts/send-code.ts',
      from: 'codeHmac: codeHmac(secret, email, code)',
      to: 'codeHmac: Buffer.from(code)',
      fails: 'in no column that is not for it',
    },
    {
      file: 'server/http/errors.ts',
      from: 'return reply.send(errorEnvelope(status, messages.texts.generalError));\n  });',
      to: 'return reply.send(errorEnvelope(status, JSON.stringify([error, request.body])));\n  });',
      fails: 'in no answer but the one that is for it',
    },
  ],
};
