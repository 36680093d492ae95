/** Where we write English. Each kind of text has its own allowance. */
export type Layer = 'texts' | 'comments' | 'tests' | 'docs' | 'names';

export interface BannedTurn {
  /** The name in the allowances. */
  name: string;
  pattern: RegExp;
  /** What to write instead; see docs/english.md. */
  instead: string;
  layers: readonly Layer[];
  /** A sentence or a declared name that contains the phrase. It proves that the pattern matches. */
  example: string;
}

const prose = ['texts', 'comments', 'tests', 'docs'] as const;

const anyOf = (list: string) => `(?:${list.trim().split(/\s+/u).join('|')})`;

/** Verbs that are never nouns at the beginning of a test’s name. */
const verbs = anyOf(`
  accepts adds agrees alerts allows announces appears applies archives assembles assigns assumes awaits batches
  becomes begins belongs breaks builds calculates cancels clears closes combines comes compares completes
  compresses confirms connects contains continues converts corrects covers creates debounces declares
  declines deducts defers deletes delivers depends describes detects disables disappears discards
  distinguishes does draws drops enables ends equals erases escapes excludes fails falls fills finds
  focuses follows formats gets gives happens has hides highlights ignores imports includes infers
  interprets invalidates isolates jumps keeps lacks leads learns leaves lets lies loads logs loses lowers
  makes matches merges mirrors moves needs normalizes notifies offers omits opens parses passes pays polls
  prefers prevents prints promises puts quotes ranks reaches reads recognizes recompresses recreates
  reduces refuses registers rejects remembers reminds removes renames renders reorders repeats replaces
  reports requires resends reserves resets responds restores restricts retries returns rounds runs
  sanitizes saves says scores scrolls sees selects sells sends separates serves sets settles ships
  shortens shows signs skips sorts spells splits starts stays stops stores succeeds suggests supports
  survives takes tells throws tolerates treats truncates turns undoes unsubscribes updates upgrades uses
  validates verifies voids waits warns withholds works
`);
/** Words that are verbs only before a determiner: “orders categories” is missed, “orders a gift” is found. */
const verbsOrNouns = anyOf(`
  answers asks blocks calls changes charges checks costs counts edits emails exports files groups indexes
  labels limits links lists marks names notes orders places prices records redirects refunds requests
  shares sums writes
  accept become belong come contain disappear find follow give hide include keep leave need read refuse
  reject ship show stay take
`);
const determiners = anyOf(
  'an? the no every each all any both only one two its? their them what when which whether nothing another more',
);
const auxiliaries = anyOf(`
  am are is was were has have had can cannot could may might must shall should will would do does did can[’']t
  won[’']t (?:are|is|was|were|does|do|did|has|have|had|could|should|would)n[’']t
`);
const pronouns = anyOf('its? he she they them their that who whom whose which');
/** Matches a name that begins with a verb or a pronoun, so that a list of tests doesn't say what it is about. */
const withoutSubject = new RegExp(
  `^(?:(?:(?:also|always|never|only|still) )?(?:${auxiliaries}|${verbs}|${verbsOrNouns} ${determiners})|${pronouns}|never)\\b`,
  'u',
);

/** Phrases that slow readers down, and what to write instead. */
export const bannedTurns: readonly BannedTurn[] = [
  {
    name: 'headless clause',
    pattern: /\b(?:of|by|for|with|to|from|in|on|at|than|as) (?:who|what|that which|whom)\b/giu,
    instead: 'name the thing: "the customer who", "the amount that"',
    layers: prose,
    example: 'Sums up what was bought of what is left.',
  },
  {
    name: 'leading Of',
    pattern: /(?:^|[.!?] |\/\*\* )Of [a-z]/gmu,
    instead: 'start with a subject or a verb',
    layers: ['texts', 'comments', 'tests'],
    example: 'Of nothing to pay there is no least.',
  },
  {
    name: 'nobody, somebody',
    pattern: /\b(?:nobody|somebody|whoever|everybody)\b/giu,
    instead: 'say who: the customer, a colleague, another visitor; "you" in texts',
    layers: prose,
    example: 'Somebody else was quicker.',
  },
  {
    name: 'stands',
    pattern: /\b(?:stands|stood|standing)\b/giu,
    instead: '"is", "is shown", "is listed"; "status" for where something is',
    layers: prose,
    example: 'Its price stands below the name.',
  },
  {
    name: 'is told',
    pattern: /\b(?:is|are|was|were|be) (?:told|said|asked for|given back|made anew|put away)\b/giu,
    instead: '"notify", "email", "show", "refund", "render again"; say who does it',
    layers: prose,
    example: 'The customer is told at once.',
  },
  {
    name: 'nothing is',
    pattern: /\bnothing (?:is|of|else|was)\b|\bnone of (?:it|them) is\b/giu,
    instead: '"no … is", or say what does happen',
    layers: prose,
    example: 'Nothing is sent.',
  },
  {
    name: 'no subject',
    pattern: withoutSubject,
    instead: 'begin with the thing that is tested: "a coupon that ended is rejected"',
    layers: ['tests'],
    example: 'rejects a coupon that ended',
  },
  {
    name: 'money back',
    pattern:
      /\b(?:gives?|given|goes|sends?|sent|comes?) (?:\w+ )?back to (?:you|the customer)|\bmoney back\b/giu,
    instead: '"refund", "refunded"',
    layers: ['texts', 'docs'],
    example: 'Your money back within a day.',
  },
  {
    name: 'by hand',
    pattern: /\bby hand\b/giu,
    instead: '"manual refund", "manually"',
    layers: ['texts'],
    example: 'To give back by hand',
  },
  {
    name: 'anew',
    pattern: /\banew\b/giu,
    instead: '"again"',
    layers: prose,
    example: 'The page is made anew.',
  },
  {
    name: 'most and least names',
    pattern: /^(?:most|least)[A-Z]/u,
    instead: 'max…, min…',
    layers: ['names'],
    example: 'mostListed',
  },
  {
    name: 'way to pay names',
    pattern: /^(?:waysTo|wayTo)/u,
    instead: 'paymentMethod, deliveryMethod',
    layers: ['names'],
    example: 'wayToPay',
  },
  {
    name: 'tell names',
    pattern: /^(?:tell[A-Z]|told)/u,
    instead: 'notify…, report…; message',
    layers: ['names'],
    example: 'tellCustomer',
  },
  {
    name: 'participle names',
    pattern: /^(?:said|kept|asked|wanted|unheard)/u,
    instead: 'a noun: response, savedDraft, request, requestedDate',
    layers: ['names'],
    example: 'keptWish',
  },
  {
    name: 'names without a meaning',
    pattern: /^(?:own|known|around|there|say)$/u,
    instead: 'what it is: currentUser, vocabulary, context',
    layers: ['names'],
    example: 'around',
  },
  {
    name: 'other coined names',
    pattern: /^(?:standing|lookAgain|patience|howMany)/u,
    instead: 'status, pollNow, timeoutMs, count',
    layers: ['names'],
    example: 'standingOf',
  },
];
