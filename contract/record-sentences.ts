import type { recordSentenceLabels } from './labels/office/record-errors.ts';

/**
 * Error messages of record shapes (`shape`), mapped to the sentences of `recordSentenceLabels` shown to
 * staff.
 */
export const recordSentences = {
  'can’t be empty': 'empty',
  'is required in both languages': 'bothLanguages',
  'must be a single line': 'oneLine',
  'must be a single line of 1 to 60 characters': 'name60',
  'can’t be longer than 60 characters': 'most60',
  'can’t be longer than 200 characters': 'most200',
  'must have 8 to 15 digits': 'digits',
  'must contain digits': 'hasDigits',
  'isn’t a valid email address': 'email',
  'isn’t a valid address': 'address',
  'must be a t.me or m.me address': 'chat',
  'isn’t a valid IANA time zone': 'timeZone',
  'needs at least one word': 'enterWord',
  'must be 1 to 6 capital letters': 'prefix',
  'must start with /{lang}/ or https://': 'buttonUrl',
  'is empty; use null to allow all': 'namesNone',
  'must not be before startsOn': 'beforeStart',
  'must not be less than daysFrom': 'lessThanFrom',
  'must use the same placeholders as the default text': 'places',
  'must be greater than 0': 'moreThanNothing',
  'can have at most two decimals': 'twoDecimals',
  'the minimum can’t exceed the maximum': 'minAboveMax',
  'needs either products or a category': 'productsOrCategory',
  'isn’t a valid date': 'day',
  'must be a date such as 2027-04-14': 'day',
  'must be dd-mm-yyyy or dd/mm/yyyy': 'ofTheList',
  'must be en or km': 'ofTheList',
  'must be a code such as KH': 'ofTheList',
} as const satisfies Record<string, keyof (typeof recordSentenceLabels)['texts']>;
