import type { recordSentenceLabels } from './labels/office/record-faults.ts';

/** What shapes of records say is wrong (`shape`), and which sentence of `recordSentenceLabels` says it to staff. */
export const recordSentences = {
  'is empty': 'empty',
  'needs both languages': 'bothLanguages',
  'is one line': 'oneLine',
  'has 1 to 60 characters in one line': 'name60',
  'has more than 60 characters': 'most60',
  'has up to 200 characters': 'most200',
  'has 8 to 15 digits': 'digits',
  'has digits': 'hasDigits',
  'is no email address': 'email',
  'is no address': 'address',
  'is no address at t.me or m.me': 'chat',
  'is no time zone of the IANA list': 'timeZone',
  'needs a word': 'word',
  'is 1 to 6 capital letters': 'prefix',
  'must begin with /{lang}/ or https://': 'buttonUrl',
  'names none; null is all': 'namesNone',
  'is before startsOn': 'beforeStart',
  'is less than daysFrom': 'lessThanFrom',
  'has other {places} than the text that is built in': 'places',
  'is more than nothing': 'moreThanNothing',
  'has at most two decimals': 'twoDecimals',
  'least is more than most': 'leastMost',
  'names products or a category': 'productsOrCategory',
} as const satisfies Record<string, keyof (typeof recordSentenceLabels)['texts']>;
