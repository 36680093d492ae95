import { orderStatuses } from '#contract/constants.ts';
import {
  hiddenStatuses,
  type OrderFilter,
  type StaffStep,
  staffSteps,
  type StatusId,
} from '#shop/orders/orders.ts';
import { readArguments, staffAction, type StaffAction, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

/** The names used on the command line; `statusWords` has the displayed ones. */
const statusIds: Readonly<Record<string, StatusId>> = {
  active: orderStatuses.active,
  'in-progress': orderStatuses.inProgress,
  completed: orderStatuses.completed,
  returned: orderStatuses.returned,
  refunded: orderStatuses.refunded,
  awaiting: hiddenStatuses.awaitingPayment,
  void: hiddenStatuses.voided,
};
/** The statuses shown without `--state`: those that customers see. */
const shown = Object.values(orderStatuses);

export const usage = `npm run orders -- list [--state ${Object.keys(statusIds).join(',')}] [--since 2026-01-31] [--limit 20]
  | show NUMBER | confirm | send NUMBER [--by NAME] [--yes] | ${staffSteps.join(' | ')} NUMBER [--restock] [--by NAME] [--yes]`;

export type OrdersCommand =
  | { kind: 'list'; filter: OrderFilter }
  | { kind: 'show'; number: string }
  | ({ kind: 'confirm' | 'send'; number: string } & StaffAction)
  | ({ kind: 'step'; number: string } & StepCommand);

export interface StepCommand extends StaffAction {
  step: StaffStep;
  /** Whether the items are back in stock. */
  isRestocked: boolean;
}

const maxListed = 1000;

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readOrdersCommand(args: readonly string[]): OrdersCommand {
  const { values, positionals } = readArguments(args, usage, {
    state: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
    restock: { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [kind, number, ...more] = positionals;
  if (kind === 'list' && number === undefined) return { kind, filter: readFilter(values) };
  if (number === undefined || more.length > 0) throw new OperatorError(usage);
  if (kind === 'show') return { kind, number };
  const request = { number, ...staffAction(values) };
  if (kind === 'confirm' || kind === 'send') return { kind, ...request };
  const step = staffSteps.find((each) => each === kind);
  if (!step) throw new OperatorError(usage);
  return { kind: 'step', step, isRestocked: values.restock, ...request };
}

function readFilter({ state, since, limit = '20' }: { state?: string; since?: string; limit?: string }) {
  const chosen = state?.split(',').map((word) => statusIds[word.trim()]);
  if (chosen?.includes(undefined))
    throw new OperatorError(`--state takes one or more statuses, separated by commas; ${usage}`);
  if (since !== undefined && !isDay(since))
    throw new OperatorError(`--since must be a date such as 2026-01-31; ${usage}`);
  const most = Number(limit);
  if (!Number.isInteger(most) || most < 1 || most > maxListed)
    throw new OperatorError(`--limit must be between 1 and ${maxListed}; ${usage}`);
  return { statusIds: (chosen as StatusId[] | undefined) ?? shown, since: since ?? null, limit: most };
}

/** Returns whether a day exists; rejects dates like 31-02. */
function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00Z`);
  return text.length === 10 && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
