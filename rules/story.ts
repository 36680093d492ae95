import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import type { StoryState, StoryStepName } from '#contract/story.ts';
import type { ArrivalDays } from './order-times.ts';

const { active, inProgress, completed, returned } = orderStatuses;
const { awaitingPayment } = hiddenOrderStatuses;

export interface StoryStep {
  Step: StoryStepName;
  /** `done`: completed; `now`: in progress; `next`: not started. */
  State: 'done' | 'now' | 'next';
  /** ISO 8601 in UTC; null if not yet, or unknown. */
  At: string | null;
}

/** In dollars, and in riel if the order is paid in riel. */
export interface StorySum {
  Amount: number;
  Riel: number | null;
}

export interface StoryMoney {
  Paid: StorySum;
  DueNow: StorySum;
  DueLater: StorySum;
  /** When the last of them is due. */
  LaterWhen: 'ready' | 'delivery' | 'day';
  /** The day by which an order on account is to be paid, yyyy-mm-dd. */
  DueOn?: string | undefined;
}

type Missing = 'artwork' | 'proof' | 'deposit' | 'balance' | 'stock';

/** What is known of an order. Times are ISO 8601 in UTC. */
export interface StoryFacts extends StoryMoney, ArrivalDays {
  statusId: number;
  /** Its steps without those of a proof. */
  steps: readonly StoryStep[];
  /** Whether something is printed on it, so that its customer approves a proof first. */
  isPrinted: boolean;
  isPickUp: boolean;
  /** Whether the shop calls before it delivers. */
  isCalled: boolean;
  /** Whether a part has left, or is ready for pick-up. */
  isPartSent: boolean;
  /** The time by which it has to be confirmed, and paid; null if it hasn't. */
  confirmBy: string | null;
  payBy: string | null;
  hasSlip: boolean;
  isOverdue: boolean;
  /** What work waits for, or the goods before they leave. */
  missing: readonly Missing[];
  /** The proof that waits for an answer, the last one with requested changes, and the last approved one. */
  sent: { number: number; at: string } | null;
  changes: { number: number; at: string } | null;
  approvedAt: string | null;
  /** When the last proof was sent. */
  proofAt: string | null;
}

/** What happens next with an order, as every place tells it; `ahead` before it is placed. */
export interface Story<State extends StoryState | 'ahead' = StoryState> extends StoryMoney, ArrivalDays {
  State: State;
  /** Who has to act. */
  Who: 'you' | 'us' | 'done';
  /** Since when, ISO 8601 in UTC; null if unknown. */
  Since: string | null;
  /** The time by which the customer has to act, ISO 8601 in UTC; null if there is none. */
  Until: string | null;
  /** The proof to check, or the one being drawn. */
  ProofNumber?: number | undefined;
  IsPickUp: boolean;
  IsCalled: boolean;
  Steps: StoryStep[];
}

const awaitsYou: ReadonlySet<StoryState> = new Set([
  'confirm',
  'pay',
  'artwork',
  'approve',
  'deposit',
  'owed',
  'balance',
  'pickUp',
  'partReady',
  'door',
  'onAccount',
  'overdue',
]);
/** States of which it isn't recorded when they began. */
const isWithoutTime: ReadonlySet<StoryState> = new Set(['balance', 'owed', 'partSent', 'partReady']);
const isOver: ReadonlySet<StoryState> = new Set(['delivered', 'returned', 'cancelled']);

/** Returns what happens next with an order. */
export function storyOf(facts: StoryFacts): Story {
  const State = stateOf(facts);
  const { Paid, DueNow, DueLater, LaterWhen, DueOn, ShippingDays, OrderDay, ApproveDay } = facts;
  const n =
    State === 'approve' ? facts.sent?.number : State === 'changes' ? facts.changes?.number : undefined;
  return {
    State,
    Who: awaitsYou.has(State) ? 'you' : isOver.has(State) ? 'done' : 'us',
    Since: sinceOf(State, facts),
    Until: State === 'confirm' ? facts.confirmBy : State === 'pay' ? facts.payBy : null,
    ...(n !== undefined && { ProofNumber: State === 'changes' ? n + 1 : n }),
    Steps: stepsOf(State, facts),
    Paid,
    DueNow,
    DueLater,
    LaterWhen,
    ShippingDays,
    OrderDay,
    ...(DueOn !== undefined && { DueOn }),
    ...(ApproveDay !== undefined && { ApproveDay }),
    IsPickUp: facts.isPickUp,
    IsCalled: facts.isCalled,
  };
}

function stateOf(facts: StoryFacts): StoryState {
  const { statusId } = facts;
  if (statusId === awaitingPayment) return facts.hasSlip ? 'checking' : 'pay';
  if (statusId === active) return stateBeforeWork(facts);
  if (statusId === inProgress) return stateInWork(facts);
  if (statusId !== completed) return statusId === returned ? 'returned' : 'cancelled';
  if (facts.DueLater.Amount + facts.DueNow.Amount === 0) return 'delivered';
  if (facts.DueOn === undefined) return 'owed';
  return facts.isOverdue ? 'overdue' : 'onAccount';
}

function stateBeforeWork(facts: StoryFacts): StoryState {
  const { missing, steps, isPrinted } = facts;
  const lacks = (what: Missing) => missing.includes(what);
  if (facts.confirmBy !== null) return 'confirm';
  if (lacks('proof') && facts.sent) return 'approve';
  if (lacks('artwork')) return 'artwork';
  if (lacks('proof')) return facts.changes ? 'changes' : 'proof';
  if (lacks('deposit')) return 'deposit';
  if (facts.DueNow.Amount > 0) return 'owed';
  if (lacks('stock')) return 'stock';
  if (isPrinted) return 'approved';
  return steps.some(({ Step }) => Step === 'ready') ? 'files' : 'received';
}

function stateInWork(facts: StoryFacts): StoryState {
  const { missing, isPickUp, isPrinted } = facts;
  if (facts.DueNow.Amount > 0) return missing.includes('balance') ? 'balance' : 'owed';
  if (isSent(facts)) return isPickUp ? 'pickUp' : isAtDoor(facts) ? 'door' : 'sent';
  if (facts.isPartSent) return isPickUp ? 'partReady' : 'partSent';
  return isPrinted ? 'printing' : 'preparing';
}

const isSent = ({ steps }: StoryFacts): boolean =>
  steps.some(({ Step, State }) => Step === 'sent' && State !== 'next');
const isAtDoor = ({ DueLater, LaterWhen }: StoryMoney): boolean =>
  DueLater.Amount > 0 && LaterWhen === 'delivery';

function sinceOf(state: StoryState, { steps, sent, changes, approvedAt }: StoryFacts): string | null {
  const at = (...names: StoryStep['Step'][]) =>
    steps.findLast(({ Step, At }) => names.includes(Step) && At !== null)?.At ?? null;
  if (state === 'approve') return sent?.at ?? null;
  if (state === 'changes') return changes?.at ?? null;
  if (state === 'approved') return approvedAt;
  if (state === 'printing' || state === 'preparing') return at('preparing');
  if (state === 'sent' || state === 'door' || state === 'pickUp') return at('sent');
  if (isOver.has(state)) return at('delivered', 'ready', 'returned', 'cancelled');
  return isWithoutTime.has(state) ? null : at('received');
}

/** The steps of an order; a printed one has a proof, its approval, and is printed instead of prepared. */
function stepsOf(
  state: StoryState,
  { steps, isPrinted, missing, sent, approvedAt, proofAt, statusId }: StoryFacts,
) {
  if (!isPrinted || !steps.some(({ Step }) => Step === 'preparing')) return [...steps];
  const isApproved = !missing.includes('proof') && (statusId !== awaitingPayment || approvedAt !== null);
  const isShown = isApproved || sent !== null;
  const now = (isNow: boolean) => (isNow ? 'now' : 'next');
  const ofProof: StoryStep[] = [
    { Step: 'proof', State: isShown ? 'done' : now(statusId === active), At: proofAt },
    { Step: 'approval', State: isApproved ? 'done' : now(isShown), At: isApproved ? approvedAt : null },
  ];
  return steps.flatMap((step): StoryStep[] => {
    if (step.Step !== 'preparing') return [step];
    return [
      ...ofProof,
      { ...step, Step: 'printing', ...(state === 'approved' && { State: 'now' as const }) },
    ];
  });
}
