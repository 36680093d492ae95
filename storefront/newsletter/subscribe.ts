import { checkForm } from '#contract/forms/field-rules.ts';
import { newsletterForm } from '#contract/forms/newsletter.ts';
import { problemText } from '#contract/forms/problem-text.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
import type { Call } from '#web/call.ts';
import { outcomeOf } from '#web/forms/sent.ts';
import { type Labels, shownText } from '#web/labels.ts';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';

export interface Said {
  text: string;
  toast: number;
}

interface Context {
  call: Call;
  lang: LanguageCode;
  labels: Labels;
}

/**
 * Subscribes the email address in a field, reports the result, and clears the field after success. Returns
 * the field's error, as the violated rule and its message, or null if the address is valid.
 */
export async function subscribe(
  field: HTMLInputElement,
  { call, lang, labels }: Context,
): Promise<Said | null> {
  const SubscriberEmail = field.value.trim();
  const [problem] = checkForm(newsletterForm, { SubscriberEmail });
  if (problem) {
    const text = problemText(problem, (set, key, values) => shownText(labels, set, key, values));
    field.focus();
    return { text, toast: showToast('error', text) };
  }
  const reply = await withLoading(call(insertSubscriber, { SubscriberEmail, languageCode: lang })).catch(
    () => null,
  );
  const { kind, code } = outcomeOf(reply, { sent: 'subscribed', failed: 'generalErrorLater' });
  if (kind === 'success') field.value = '';
  showToast(kind, { code });
  return null;
}
