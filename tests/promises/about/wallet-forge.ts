import type { AboutGate } from '../gate.ts';

const refused = 'the wallet of $provider: one $what is not accepted';
const rules = 'shop/payments/outcome-rules.ts';
const paypal = 'server/outside/payments/paypal/paypal-answers.ts';

export const about: AboutGate = {
  mutants: [
    {
      file: rules,
      from: `if (charge.amountCents !== known.amountCents) return 'another amount';`,
      to: '',
      fails: refused,
    },
    {
      file: rules,
      from: `if (charge.currency !== known.currency) return 'another currency';`,
      to: '',
      fails: refused,
    },
    { file: rules, from: `if (!charge.isOurs) return 'another payee';`, to: '', fails: refused },
    { file: paypal, from: `unit.payee?.merchantId === merchantId`, to: 'true', fails: refused },
    { file: paypal, from: `|| units.length !== 1 ||`, to: '||', fails: refused },
    { file: paypal, from: `|| captures.length !== 1 ||`, to: '||', fails: refused },
    {
      file: paypal,
      from: `    case 'COMPLETED':\n`,
      to: `    case 'COMPLETED':\n    case 'PENDING':\n`,
      fails: refused,
    },
    {
      file: 'shop/payments/captured-wallet.ts',
      from: `typeof id === 'string' && /^[\\dA-Z]{6,64}$/u.test(id) ? id : null`,
      to: `String(id).trim()`,
      fails: refused,
    },
    {
      // Sent again by somebody else, it would be an order once more.
      file: 'shop/payments/queries.ts',
      from: `nullif(\${reference}, '')`,
      to: `nullif(\${reference}, '') || '-' || gen_random_uuid()`,
      fails: 'the wallet of %s: one is accepted once, by whom and for what it is sent first',
    },
  ],
};
