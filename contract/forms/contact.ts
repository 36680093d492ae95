import { form } from './field-rules.ts';

export const contactForm = form({
  FullName: { label: 'name', max: 200 },
  Email: { label: 'email', kind: 'email', max: 100 },
  PhoneNumber: { label: 'phoneNumber', kind: 'phone', max: 20 },
  Subject: { label: 'subject', max: 150 },
  Message: { label: 'message', max: 2000 },
});
