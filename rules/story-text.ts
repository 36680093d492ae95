import type { StoryState } from '#contract/story.ts';
import { centsOf } from './money.ts';
import type { ArrivalDays } from './order-times.ts';
import { paidText } from './riel.ts';
import type { Story, StorySum } from './story.ts';

/** The texts of a language, and how it writes times and days. */
export interface StoryWords {
  t: StoryLabels;
  moment: (iso: string) => string;
  expected: (days: ArrivalDays) => string;
  /** Formats a day, yyyy-mm-dd. */
  day: (day: string) => string;
}

/** The sentences of a story. */
export interface StoryText {
  who: string;
  what: string;
  /** Since when; '' if unknown. */
  since: string;
  /** Until when, and what hangs on it; '' if nothing does. */
  until: string;
  /** What is paid, due now, and due later. */
  money: string[];
}

/** The labels of each state: what, since when, until when. */
const sentencesOf = {
  confirm: ['sayConfirm', '', 'untilConfirmed'],
  pay: ['sayPay', '', 'untilHeld'],
  checking: ['sayChecking'],
  artwork: ['sayArtwork', 'sinceAwaited', 'laterMoves'],
  proof: ['sayProof', 'sinceReceived'],
  approve: ['sayApprove', 'sinceWithYou'],
  changes: ['sayChanges', 'sinceChanges'],
  deposit: ['sayDeposit', '', 'untilStarts'],
  owed: ['sayOwed'],
  stock: ['sayStock'],
  approved: ['sayApproved', 'sinceApproved', 'certainDay'],
  received: ['sayReceived', 'sinceThen'],
  printing: ['sayPrinting', 'sinceThen', 'certainDay'],
  preparing: ['sayPreparing', 'sinceThen'],
  balance: ['sayBalance', '', 'untilPaid'],
  partSent: ['partSent', '', 'restComes'],
  partReady: ['partReady', '', 'restTold'],
  pickUp: ['readyPickUp', 'sinceThen', 'collect'],
  sent: ['saySent', 'sinceSent'],
  door: ['sayDoor', 'sinceSent', 'anyMoney'],
  delivered: ['delivered', 'sinceAt'],
  files: ['sayReceived', 'sinceThen', 'cardFiles'],
  onAccount: ['sayOnAccount'],
  overdue: ['sayOverdue'],
  returned: ['returned', 'sinceAt'],
  cancelled: ['cancelled', 'sinceAt'],
  ahead: ['sayAhead', '', 'beforeApproval'],
} as const satisfies Record<StoryState | 'ahead', readonly [what: string, since?: string, until?: string]>;

/** A label of a story. */
type Label =
  | Exclude<(typeof sentencesOf)[keyof typeof sentencesOf][number], ''>
  | (typeof whoLabels)[Story['Who']]
  | (typeof laterLabels)[Story['LaterWhen']]
  | 'shouldArrive'
  | 'shouldBeReady'
  | 'pickedUp'
  | 'untilPaidPickUp'
  | 'laterPickUp'
  | 'cardTell'
  | 'cardCall'
  | 'paidSum'
  | 'dueNowSum'
  | 'nothingNow';
export type StoryLabels = (key: Label, values?: Readonly<Record<string, string | number>>) => string;

type AnyStory = Story<StoryState | 'ahead'>;

/** States of orders whose items haven’t arrived yet. */
const isToCome: ReadonlySet<AnyStory['State']> = new Set([
  'ahead',
  'confirm',
  'artwork',
  'proof',
  'approve',
  'changes',
  'owed',
  'stock',
  'approved',
  'received',
  'printing',
  'preparing',
  'partSent',
  'sent',
  'door',
]);

/** Returns the sentences of a story. All places use them. */
export function storyText(story: AnyStory, words: StoryWords): StoryText {
  const { t, moment, day } = words;
  const { State, Since, Until, IsPickUp, DueNow, DueLater, DueOn } = story;
  const [what, since, until]: readonly [Label, (Label | '')?, Label?] = sentencesOf[State];
  const values = {
    n: story.ProofNumber ?? 0,
    amount: sumText(DueNow.Amount > 0 ? DueNow : DueLater),
    ...(DueOn !== undefined && { day: day(DueOn) }),
    ...(Since !== null && { since: moment(Since) }),
    ...(Until !== null && { until: moment(Until) }),
  };
  return {
    who: t(whoLabels[story.Who]),
    what: t(what === 'delivered' && IsPickUp ? 'pickedUp' : what, values),
    since: since && Since !== null ? t(since, values) : '',
    until: untilText(story, words, { hint: until, fill: (label) => t(label, values) }),
    money: moneyOf(story, words),
  };
}

/** When the order arrives, what hangs on it, and how the shop gets in touch before. */
function untilText(
  story: AnyStory,
  { t, expected }: StoryWords,
  { hint, fill }: { hint: Label | undefined; fill: (label: Label) => string },
): string {
  const { State, Until, IsPickUp } = story;
  const isHere = story.Steps.some((step) => step.State === 'done' && step.Step === 'delivered');
  const days = isToCome.has(State) && !isHere ? expected(story) : '';
  const isMoot = (hint === 'certainDay' && days === '') || (hint === 'untilHeld' && Until === null);
  const sentences = [
    days && t(IsPickUp ? 'shouldBeReady' : 'shouldArrive', { days }),
    hint && !isMoot && fill(hint === 'untilPaid' && IsPickUp ? 'untilPaidPickUp' : hint),
    isToCome.has(State) && story.Who === 'us' && contactText(story, t),
  ];
  return sentences.filter(Boolean).join(' ');
}

const laterLabels = { ready: 'laterReady', delivery: 'laterDelivery', day: 'laterBy' } as const;
const whoLabels = { you: 'whoYou', us: 'whoUs', done: 'whoDone' } as const;

/** How the shop gets in touch before the goods arrive. */
const contactText = ({ IsPickUp, IsCalled }: AnyStory, t: StoryLabels): string =>
  IsPickUp ? t('cardTell') : IsCalled ? t('cardCall') : '';

const sumText = ({ Amount, Riel }: StorySum): string => paidText({ cents: centsOf(Amount), riel: Riel });

/** What is paid, due now and due later, each said once. */
function moneyOf(story: AnyStory, { t, day }: Pick<StoryWords, 't' | 'day'>): string[] {
  const { Paid, DueNow, DueLater, LaterWhen, DueOn = '', IsPickUp } = story;
  const amountOf = (sum: StorySum) => ({ amount: sumText(sum) });
  const later = LaterWhen === 'delivery' && IsPickUp ? 'laterPickUp' : laterLabels[LaterWhen];
  return [
    ...(Paid.Amount > 0 ? [t('paidSum', amountOf(Paid))] : []),
    ...(DueNow.Amount > 0 ? [t('dueNowSum', amountOf(DueNow))] : []),
    ...(DueNow.Amount === 0 && DueLater.Amount > 0 ? [t('nothingNow')] : []),
    ...(DueLater.Amount > 0 ? [t(later, { ...amountOf(DueLater), day: DueOn && day(DueOn) })] : []),
  ];
}
