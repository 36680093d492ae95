import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import type { Job } from './job-types.ts';

/** Lets a customer follow the order in Telegram, and says what the chat will show. Renders nothing without a link. */
export function FollowInTelegram({ job: { TelegramUrl: url } }: { job: Job }) {
  const t = useLabels(orderPageLabels);
  if (url === '') return null;
  return (
    <section aria-labelledby="j-telegram">
      <h2 className="h3" id="j-telegram">
        {t('inTelegram')}
      </h2>
      <p className="j-soft">
        <Filled text={t('followHint')} places={{ stop: <Num>/stop</Num> }} />
      </p>
      <p className="j-acts">
        <Button kind="ghost" icon="message-circle" href={url}>
          {t('follow')}
        </Button>
      </p>
    </section>
  );
}
