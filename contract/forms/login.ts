import { form } from './field-rules.ts';

/**
 * The specification allows 30 characters here and 150 at signup. Here the limit is that of signup, because
 * every password accepted at signup must be able to log in (docs/specification.md).
 */
export const loginForm = form({
  Email: { label: 'email', max: 200 },
  Password: { label: 'password', kind: 'secret', max: 150 },
});
