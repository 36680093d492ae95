import { jobActs } from '#contract/forms/job-acts.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useOrderTimes } from '../use-order-times.ts';
import { ActForm } from './act-form.tsx';
import type { Job } from './job-types.ts';
import type { Done } from './job-view.ts';

/** What was written about the order, and the form to write more. */
export function JobMessages({ job: { Messages: messages, May: may }, done }: { job: Job; done?: Done }) {
  const { chrome } = useShop();
  const { moment } = useOrderTimes();
  const t = useLabels(orderPageLabels);
  if (messages.length === 0 && !may.includes('message')) return null;
  return (
    <section className="j-messages" aria-labelledby="j-messages">
      <h3 className="h3" id="j-messages">
        {t('messages')}
      </h3>
      {messages.map(({ At, Text: text, IsOurs }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- messages are only added, at the end
        <div key={at} className={IsOurs ? 'j-message is-ours' : 'j-message'}>
          <p className="j-soft">{t(IsOurs ? 'us' : 'you', { shop: chrome.siteTitle, time: moment(At) })}</p>
          <p className="j-text">
            <UserText text={text} />
          </p>
        </div>
      ))}
      {may.includes('message') && (
        <ActForm act="message" action="#j-messages">
          <TextArea
            label={t('writeUs')}
            name="Message"
            rows={4}
            maxLength={jobActs.message.form.Message.max}
            defaultValue={(!done?.print && done?.text) || ''}
            error={done?.text === undefined || done.print ? undefined : done.refusal}
          />
          <Button type="submit" kind="ghost">
            {t('sendMessage')}
          </Button>
        </ActForm>
      )}
    </section>
  );
}
