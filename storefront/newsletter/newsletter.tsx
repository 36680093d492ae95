import { useRef, useState, type SubmitEvent } from 'react';
import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { closeToasts, showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import type { Said } from './subscribe.ts';
import './newsletter.css';

/**
 * Loads the code when the field gets focus, because it includes form validation that other pages don't need.
 */
const loadSubscribe = () => import('./subscribe.ts');

/**
 * The last section of home and listing: newsletter subscription (specification §2). Without JavaScript the
 * form is posted, and the server answers with a page (server/http/posted-forms.ts).
 */
export const Newsletter = cacheMarkup(function Newsletter() {
  const { call, lang, labels } = useShop();
  const t = useLabels(newsletterLabels);
  const shared = useLabels(sharedLabels);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <section className="news on-dark" aria-labelledby="newsletter">
      <div className="wrap news-in">
        <div>
          <h2 id="newsletter">{t('lbl_subsc_ournewsltr')}</h2>
          <p className="news-promise">{t('promise')}</p>
        </div>
        <form
          className="news-form"
          method="post"
          action={`/${lang}/newsletter`}
          noValidate
          aria-labelledby="newsletter"
          onSubmit={(event) => void submit(event)}
        >
          <div>
            <input
              className="news-field"
              ref={field}
              name="SubscriberEmail"
              type="email"
              dir="ltr"
              required
              autoComplete="email"
              aria-label={t('email')}
              placeholder={t('yourEmail')}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? 'newsletter-problem' : undefined}
              onFocus={() => void loadSubscribe().catch(() => undefined)}
              onChange={forgive}
            />
            {problem && (
              <p className="news-problem" id="newsletter-problem">
                <Icon name="circle-alert" />
                <span>{problem.text}</span>
              </p>
            )}
          </div>
          <Button kind="act" type="submit" busy={busy}>
            {busy ? shared('sending') : t('lbl_subsc_submitbtn')}
          </Button>
        </form>
      </div>
    </section>
  );

  function forgive() {
    if (problem) closeToasts([problem.toast]);
    setProblem(null);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !field.current) return;
    forgive();
    setBusy(true);
    try {
      const { subscribe } = await loadSubscribe();
      setProblem(await subscribe(field.current, { call, lang, labels }));
    } catch {
      showToast('error', { code: 'generalErrorLater' });
    }
    setBusy(false);
  }
});
