import type { PageMessage } from '#contract/test-provider-page.ts';

// The functions are written into the provider's page as text, so they use only each other.

/** The outcome of a test number, which is also the key of its label. */
export type TestOutcome = 'testApproved' | 'testSecure' | 'testDeclined' | 'testShort' | 'testLost';

export interface TestCard {
  /** Digits only. */
  number: string;
  outcome: TestOutcome;
  /** Sent to the shop instead of the number: the requested test outcome. */
  token: string;
}

/** Well-known test card numbers that belong to no real account. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'testApproved', token: 'approve' },
  { number: '4000002760003184', outcome: 'testSecure', token: '3ds' },
  { number: '4000000000000002', outcome: 'testDeclined', token: 'decline' },
  { number: '4000000000009995', outcome: 'testShort', token: 'decline' },
  { number: '4000000000000119', outcome: 'testLost', token: 'charge-then-reset' },
];

export const cardFields = ['number', 'expiry', 'code', 'name'] as const;
export type CardField = (typeof cardFields)[number];
export type CardFields = Record<CardField, string>;
/** Problems of a card field. They are also the keys of their labels. */
export type CardProblem = 'badNumber' | 'noTestNumber' | 'badExpiry' | 'expired' | 'badCode' | 'noName';

/** Returns the digits, also Khmer ones. */
export function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u17E0-\u17E9]/gu, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .replaceAll(/\D/gu, '');
}

/** Formats 4242424242424242 as 4242 4242 4242 4242. */
export function formatNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
}

/** Formats 1229 as 12 / 29, also for autofill values such as 12/2029. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).replace(/^(\d\d)20(\d\d)$/u, '$1$2');
  const padded = /^[2-9]/u.test(digits) ? `0${digits}` : digits;
  return padded.slice(0, 4).replace(/^(\d\d)(?=\d)/u, '$1 / ');
}

/** Returns the digits of a security code: 4 even for cards with 3, so that an extra digit is visible. */
export function codeText(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** Checks the check digit of a card number (Luhn). */
export function isCardNumber(digits: string): boolean {
  const total = [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{13,19}$/u.test(digits) && total % 10 === 0;
}

function expiryProblem(expiry: string, today: Date): CardProblem | null {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/u.exec(expiry) ?? [];
  if (month === '') return 'badExpiry';
  const after = Date.UTC(2000 + Number(year), Number(month));
  return after > today.getTime() ? null : 'expired';
}

/**
 * Returns the validation error of each field. `today` is compared with the expiry date: a card is valid until
 * the end of its month.
 */
export function cardProblems(
  fields: CardFields,
  isTestNumber: boolean,
  today: Date,
): Partial<Record<CardField, CardProblem>> {
  const number = isCardNumber(digitsOf(fields.number)) ? !isTestNumber && 'noTestNumber' : 'badNumber';
  const expiry = expiryProblem(fields.expiry, today);
  return {
    ...(number && { number }),
    ...(expiry && { expiry }),
    ...(!/^\d{3}$/u.test(fields.code) && { code: 'badCode' }),
    ...(fields.name.trim() === '' && { name: 'noName' }),
  };
}

/** Returns the fields for a test number: any future date and any code. */
export function filledFor(number: string, name: string, today: Date): CardFields {
  return {
    number: formatNumber(number),
    expiry: `12 / ${String((today.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
    code: '123',
    name: name === '' ? 'TEST CUSTOMER' : name,
  };
}

/** Runs in the page. What is typed stays there: only the requested test outcome leaves it. */
function play(fields: readonly CardField[]): void {
  const { body } = document;
  const { charge, paying = '', code: bankCode } = body.dataset;
  const texts = body.dataset as Readonly<Record<string, string>>;
  const tell = (message: PageMessage) => parent.postMessage(message, '*');
  const form = document.querySelector('form');
  const act = document.querySelector('.act');
  const cards = [...document.querySelectorAll<HTMLButtonElement>('[data-number]')];
  const input = (field: CardField) => form?.elements.namedItem(field) as HTMLInputElement;
  const chosen = () => cards.find(({ dataset }) => dataset['number'] === digitsOf(input('number').value));
  const shapes = { number: formatNumber, expiry: formatExpiry, code: codeText, name: String };
  let isSent = false;

  function send(what: string, refusal = '') {
    if (isSent) return;
    isSent = true;
    if (act) act.textContent = paying;
    for (const button of document.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
    tell({ token: what && `tok_test_${what}.${charge}`, refusal });
  }

  function mark(field: CardField, problem: string | undefined) {
    const error = document.getElementById(`${field}-error`);
    if (error) error.textContent = problem ? (texts[problem.toLowerCase()] ?? '') : '';
    input(field).ariaInvalid = String(Boolean(problem));
  }

  function shape(field: CardField, control: HTMLInputElement) {
    const behind = control.value.slice(control.selectionStart ?? control.value.length);
    const value = shapes[field](control.value);
    if (value !== control.value) control.value = value;
    // Formatting moves the caret to the end, so put it back before the text that followed it.
    const at = value.length - behind.length;
    if (behind !== '' && value.endsWith(behind)) control.setSelectionRange(at, at);
    mark(field, undefined);
    for (const card of cards) card.ariaPressed = String(card === chosen());
  }

  function fill(number: string) {
    const filled = filledFor(number, input('name').value, new Date());
    for (const field of fields) {
      input(field).value = filled[field];
      shape(field, input(field));
    }
    const fold = document.querySelector('details');
    if (!fold || matchMedia('(min-width: 40rem)').matches) return;
    fold.open = false;
    fold.querySelector('summary')?.focus();
  }

  function payByCard() {
    const typed = Object.fromEntries(fields.map((field) => [field, input(field).value]));
    const card = chosen();
    const problems = cardProblems(typed as Record<CardField, string>, card !== undefined, new Date());
    for (const field of fields) mark(field, problems[field]);
    const first = fields.find((field) => problems[field]);
    if (first) input(first).focus();
    else send(card?.dataset['token'] ?? '', card?.dataset['refusal']);
  }

  new ResizeObserver(() => tell({ height: body.offsetHeight })).observe(body);
  addEventListener('keydown', ({ key }) => key === 'Escape' && !isSent && tell({ isLeft: true }));
  // The shop focuses the frame once its page has loaded.
  addEventListener('focus', () => document.querySelector<HTMLElement>('[tabindex]')?.focus(), { once: true });
  if (matchMedia('(min-width: 40rem)').matches) document.querySelector('details')?.setAttribute('open', '');
  for (const button of document.querySelectorAll<HTMLElement>('button[data-send]'))
    button.addEventListener('click', () => send(button.dataset['send'] ?? ''));
  for (const card of cards) card.addEventListener('click', () => fill(card.dataset['number'] ?? ''));
  form?.addEventListener('input', ({ target }) => {
    const control = target as HTMLInputElement;
    if (bankCode === undefined) shape(control.name as CardField, control);
  });
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (bankCode === undefined) payByCard();
    else if (digitsOf(input('code').value) === bankCode) send('pass');
    else send('fail', 'refusedCard');
  });
}

const rules = [
  digitsOf,
  formatNumber,
  formatExpiry,
  codeText,
  isCardNumber,
  expiryProblem,
  cardProblems,
  filledFor,
];

/** The script of every page of the test provider. */
export const pageScript = `${rules.join('\n')}\n(${String(play)})(${JSON.stringify(cardFields)})`;
