import { form } from './field-rules.ts';

export const newsletterForm = form({ SubscriberEmail: { label: 'email', kind: 'email', max: 200 } });
