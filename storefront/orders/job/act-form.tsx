import { createContext, type ReactNode, use } from 'react';
import type { JobActName } from '#contract/forms/job-acts.ts';

/** The keys of the messages after acts. The others show their own page. */
export const messageOfAct = {
  pay: 'paidNow',
  message: 'messageSent',
  confirm: 'confirmed',
  design: 'textSaved',
  received: 'received',
} as const satisfies Partial<Record<JobActName, string>>;

/** Whether a message follows an act. */
export const hasMessage = (act: JobActName): act is keyof typeof messageOfAct =>
  Object.hasOwn(messageOfAct, act);

/** Sends a form of the page by a call. Null behind a link, where the browser posts it without scripts. */
export const SendAct = createContext<((form: HTMLFormElement) => void) | null>(null);

interface ActFormProps {
  act: JobActName;
  /** Where the page opens after the form was posted. */
  action?: string;
  className?: string;
  /** Its fields, named as in TAKE_JOB_ACT, and its button. */
  children: ReactNode;
}

/** The form of an act: posted behind a link, sent by a call in the account. */
export function ActForm({ act, children, ...form }: ActFormProps) {
  const send = use(SendAct);
  return (
    <form
      method="post"
      {...form}
      {...(send && {
        onSubmit: (event) => {
          event.preventDefault();
          send(event.currentTarget);
        },
      })}
    >
      <input type="hidden" name="Act" value={act} />
      {children}
    </form>
  );
}
