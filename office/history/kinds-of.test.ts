import { expect, test } from 'vitest';
import { kindsOf } from './kinds-of.ts';

test.each([
  ['banner changed', ['banner']],
  ['settings changed', ['shop', 'pages', 'search']],
  ['way to pay bounded', ['wayToPay']],
  ['way to deliver changed', ['wayToDeliver']],
  ['wayToPay', ['wayToPay']],
])('the event “%s” contains fields of %j', (event, kinds) => expect(kindsOf(event)).toEqual(kinds));
