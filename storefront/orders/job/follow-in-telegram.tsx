import { orderChatLabels } from '#contract/labels/mail/order-chat.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';

/** Lets a customer follow the order in Telegram, and says what the chat will show. */
export function FollowInTelegram({ url }: { url: string }) {
  const t = useLabels(orderChatLabels);
  return (
    <section aria-labelledby="j-telegram">
      <h2 className="h3" id="j-telegram">
        {t('title')}
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
