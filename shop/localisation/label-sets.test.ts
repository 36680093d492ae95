import { expect, test } from 'vitest';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { messages } from '#contract/messages.ts';
import { labelSets, labelSetsOf } from './label-sets.ts';

test('an app has its own texts and the shared ones', () => {
  expect(labelSets).toMatchObject({ mailLabels, sharedLabels, cartLabels, messages });
  expect(labelSetsOf('storefront')).toEqual(expect.arrayContaining([cartLabels, sharedLabels, messages]));
  expect(labelSetsOf('storefront')).not.toContain(mailLabels);
  expect(labelSetsOf('office')).not.toContain(cartLabels);
  expect(labelSetsOf('office')).toEqual(expect.arrayContaining([sharedLabels, messages]));
});
