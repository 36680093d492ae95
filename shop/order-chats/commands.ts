/** What a private message means. `text`: anything that isn't a command of the bot. */
export type Command = { kind: 'start'; token: string } | { kind: 'stop' } | { kind: 'text'; text: string };

/** Reads a message to the bot. */
export function readCommand(text: string): Command {
  const [, name, rest = ''] = /^\/(start|stop)(?:@\w+)?(?:\s+(.*))?$/su.exec(text.trim()) ?? [];
  if (name === 'start') return { kind: 'start', token: rest.trim() };
  return name === 'stop' ? { kind: 'stop' } : { kind: 'text', text };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/** A pressed button: approves a proof with the total that was shown, in cents, or asks for changes. */
export type Callback =
  | { kind: 'approve'; proofId: string; shownCents: number }
  | { kind: 'changes'; proofId: string };

/** The content of a button, which returns when it is pressed. Telegram takes 64 bytes. */
export const callbackOf = (kind: Callback['kind'], proofId: string, shownCents = 0): string =>
  kind === 'approve' ? `a:${proofId}:${shownCents}` : `c:${proofId}`;

/** Reads the content of a pressed button. Null if the shop didn't make it. */
export function readCallback(data: string): Callback | null {
  const [kind, proofId = '', cents = ''] = data.split(':');
  if (!uuid.test(proofId)) return null;
  if (kind === 'a' && /^\d{1,9}$/u.test(cents))
    return { kind: 'approve', proofId, shownCents: Number(cents) };
  return kind === 'c' ? { kind: 'changes', proofId } : null;
}
