import type { AboutGate } from '../gate.ts';

const refused = 'is refused by every call, and changes nothing: $what';

export const about: AboutGate = {
  mutants: [
    {
      file: 'server/http/cross-origin.ts',
      from: "return site !== 'cross-site' && site !== 'same-site';",
      to: "return site !== 'elsewhere';",
      fails: refused,
    },
    {
      file: 'server/http/cross-origin.ts',
      from: "if (origin === 'null' && site !== 'same-origin') return false;",
      to: '',
      fails: refused,
    },
    {
      file: 'server/http/cross-origin.ts',
      from: 'if (origin !== undefined && allowed.has(origin)) {',
      to: 'if (origin !== undefined) {',
      fails: 'that is not gets nothing: %s',
    },
    {
      file: 'server/http/json-body.ts',
      from: "    'application/json',\n",
      to: '    /^/u,\n',
      fails: refused,
    },
  ],
};
