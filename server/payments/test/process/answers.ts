import type { Charges } from './charges.ts';
import type { Ledger, TestCharge } from './ledger.ts';
import { Transfers } from './transfers.ts';
import { type Fault, type Faults, isTaken, readToken, type InjectedFault } from './scenario.ts';

export interface Question {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  /** Whether the request came with the shop's key. */
  isKnown: boolean;
}

/** An answer. `mishap` is how it gets lost or damaged. */
export interface Answer {
  status: number;
  body: unknown;
  mishap?: InjectedFault | null;
}

const pageSize = 100;
const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);
const ok = (body: unknown, mishap: InjectedFault | null = null): Answer => ({ status: 200, body, mishap });
const refused = (status: number, error: string): Answer => ({ status, body: { error } });

/** Answers the requests to the test provider. */
export class Answers {
  readonly #ledger: Ledger;
  readonly #charges: Charges;
  readonly #faults: Faults;
  readonly #transfers: Transfers;

  constructor(ledger: Ledger, charges: Charges, faults: Faults) {
    this.#ledger = ledger;
    this.#charges = charges;
    this.#faults = faults;
    this.#transfers = new Transfers(ledger);
  }

  async answer(question: Question): Promise<Answer> {
    const [, , kind = '', id = '', action = '', more = ''] = question.path.split('/');
    const charge = this.#ledger.find(id);
    if (action === 'act') return this.#act(charge, question);
    if (!question.isKnown) return refused(401, 'the key is missing or wrong');
    if (kind === 'faults') {
      this.#faults.add(question.body['faults'] as Fault[]);
      return ok({});
    }
    if (kind !== 'charges') return this.#transfer(kind, question);
    const at = placeOf(question, id, action);
    const fault = this.#faults.take(at);
    if (fault && !fault.isDone) return ok({}, fault.does);
    const answer = id === '' ? await this.#list(question) : await this.#of(charge, action, more, question);
    return fault ? { ...answer, mishap: fault.does } : answer;
  }

  #transfer(path: string, { body }: Question): Answer {
    const fault = path.startsWith('check_') ? this.#faults.take('lookup') : null;
    if (fault) return ok({}, fault.does);
    const answer = this.#transfers.answer(path, body);
    return answer ? ok(answer) : refused(404, 'nothing here');
  }

  async #list({ method, body, query }: Question): Promise<Answer> {
    if (method === 'POST') {
      const made = this.#charges.create({
        key: textOf(body['key']),
        method: methodIn(body['method']),
        amount: Number(body['amount']),
        currency: textOf(body['currency']),
        payee: textOf(body['payee'], 'shop'),
        shop: textOf(body['shop']),
      });
      return made ? ok(made) : refused(409, 'the key has another charge');
    }
    const since = query.get('since') ?? '';
    const taken = this.#ledger.all().filter((each) => each.money !== '' && each.takenAt >= since);
    const sorted = taken.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const rest = sorted.filter((each) => each.id > (query.get('after') ?? ''));
    const page = rest.slice(0, pageSize);
    return ok({ charges: page, next: rest.length > pageSize ? page.at(-1)?.id : null });
  }

  async #of(
    charge: TestCharge | undefined,
    action: string,
    more: string,
    { method, body }: Question,
  ): Promise<Answer> {
    if (!charge) return refused(404, 'no such charge');
    if (method === 'GET' && action === 'refunds') {
      const refund = charge.refunds.find(({ key }) => key === more);
      return refund ? ok(refund) : refused(404, 'no such refund');
    }
    if (method === 'GET') return ok(charge);
    if (action === 'confirm') return this.#confirm(charge, textOf(body['proof']));
    if (action === 'cancel') return ok(this.#charges.cancel(charge));
    if (action === 'dispute') return ok(await this.#charges.dispute(charge, disputeIn(body['state'])));
    if (action !== 'refunds') return refused(404, 'nothing here');
    const key = textOf(body['key']);
    const refunded = await this.#charges.refund(charge, key, Number(body['amount']));
    const refund = refunded?.refunds.find((each) => each.key === key);
    return refund ? ok(refund) : refused(422, 'more than there is');
  }

  async #confirm(charge: TestCharge, proof: string): Promise<Answer> {
    const confirmed = await this.#charges.confirm(charge, proof);
    const mishap = charge.status === 'open' || !isTaken(proof) ? readToken(proof)?.mishap : null;
    return ok(confirmed, mishap ?? null);
  }

  async #act(charge: TestCharge | undefined, { body }: Question): Promise<Answer> {
    if (!charge || charge.secret !== body['secret']) return refused(404, 'no such charge');
    return ok(await this.#charges.act(charge, textOf(body['proof'])));
  }
}

const methodIn = (reply: unknown) => (reply === 'wallet' ? reply : 'card');

const disputeIn = (reply: unknown) => (reply === 'won' || reply === 'lost' ? reply : 'opened');

function placeOf({ method }: Question, id: string, action: string): Fault['at'] {
  if (id === '') return method === 'POST' ? 'create' : 'list';
  if (action === 'confirm' || action === 'cancel') return action;
  return action === 'refunds' && method === 'POST' ? 'refund' : 'lookup';
}
