import { plainDigits } from '#contract/languages.ts';

/** The outcome of a test number, which is also the key of its label. */
export type TestOutcome = 'testApproved' | 'testSecure' | 'testDeclined' | 'testShort' | 'testLost';

interface TestCard {
  /** Digits only. */
  number: string;
  outcome: TestOutcome;
  /** Sent to the provider instead of the number: the requested test outcome. */
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

/** The code the test bank accepts. */
export const testBankCode = '123456';

export interface CardFields {
  number: string;
  expiry: string;
  code: string;
  name: string;
}
export type CardField = keyof CardFields;
/** Problems of a card field. They are also the keys of their labels. */
export type CardProblem = 'badNumber' | 'noTestNumber' | 'badExpiry' | 'expired' | 'badCode' | 'noName';

const digitsOf = (text: string): string => plainDigits(text).replaceAll(/\D/gu, '');

/** Formats 4242424242424242 as 4242 4242 4242 4242. */
export const formatNumber = (typed: string): string =>
  digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/gu, '$1 ');

/** Formats 1229 as 12 / 29, also for autofill values such as 12/2029. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).replace(/^(\d\d)20(\d\d)$/u, '$1$2');
  const padded = /^[2-9]/u.test(digits) ? `0${digits}` : digits;
  return padded.slice(0, 4).replace(/^(\d\d)(?=\d)/u, '$1 / ');
}

/**
 * Returns the digits of a security code. `most` is their maximum number. It is 4 even for cards with 3
 * digits, so that an extra digit is visible.
 */
export const codeText = (typed: string, max = 4): string => digitsOf(typed).slice(0, max);

/** Checks the check digit of a card number (Luhn). */
export function isCardNumber(digits: string): boolean {
  const total = [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{13,19}$/u.test(digits) && total % 10 === 0;
}

export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((each) => each.number === digitsOf(number));

/**
 * Returns the validation error of each field. `today` is compared with the expiry date: a card is valid until
 * the end of its month.
 */
export function cardProblems(fields: CardFields, today: Date): [CardField, CardProblem][] {
  const found: [CardField, CardProblem | null][] = [
    ['number', numberProblem(fields.number)],
    ['expiry', expiryProblem(fields.expiry, today)],
    ['code', /^\d{3}$/u.test(fields.code) ? null : 'badCode'],
    ['name', fields.name.trim() === '' ? 'noName' : null],
  ];
  return found.filter((each): each is [CardField, CardProblem] => each[1] !== null);
}

function numberProblem(number: string): CardProblem | null {
  if (!isCardNumber(digitsOf(number))) return 'badNumber';
  return testCardOf(number) ? null : 'noTestNumber';
}

function expiryProblem(expiry: string, today: Date): CardProblem | null {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/u.exec(expiry) ?? [];
  if (month === '') return 'badExpiry';
  const after = Date.UTC(2000 + Number(year), Number(month));
  return after > today.getTime() ? null : 'expired';
}

/** Returns the message for a refused number. */
export const refusalOf = (number: string): 'refusedShort' | 'refusedCard' =>
  testCardOf(number)?.outcome === 'testShort' ? 'refusedShort' : 'refusedCard';

/** Returns the fields for a selected test number, with any future date and any code. */
export const filledFor = (number: string, name: string, today: Date): CardFields => ({
  number: formatNumber(number),
  expiry: `12 / ${String((today.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
  code: '123',
  name,
});

/**
 * Returns the form's content after a refused card: everything except the code. For another card, only the
 * name.
 */
export const startOf = (refused: CardFields | null, anew: boolean): CardFields => ({
  number: (!anew && refused?.number) || '',
  expiry: (!anew && refused?.expiry) || '',
  code: '',
  name: refused?.name ?? '',
});
