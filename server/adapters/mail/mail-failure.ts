import type { MailFailure } from '#shop/mail/mail.ts';
import { ChatError } from '../messages/telegram/chat-error.ts';
import { isRefused, ProviderError } from '../../payments/provider-error.ts';

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/**
 * Returns what is recorded about a failed attempt: where it failed and the reply codes, without the reply's
 * text, in which servers repeat addresses.
 */
export function failureOf(error: unknown): MailFailure {
  if (error instanceof ChatError) return error.failure;
  if (error instanceof ProviderError) return { reason: error.message, isRefused: isRefused(error) };
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError;
  const status = typeof responseCode === 'number' ? responseCode : null;
  const extended = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/u.exec(
    typeof response === 'string' ? response : '',
  )?.[1];
  const parts = [code, command, status, extended, causeOf(error)].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[\w .-]{1,40}$/u.test(part)),
  );
  return {
    reason: parts.join(' ') || (error instanceof Error ? error.name : 'unknown'),
    isRefused: command === 'RCPT TO' && status !== null && status >= 500,
  };
}

/** Returns why no connection was made, which the library's code doesn't tell. */
function causeOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/\b(?:SSL|TLS|certificate)\b/iu.test(message)) return 'TLS';
  return /\b(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)\b/u.exec(message)?.[0];
}
