import { sharedLabels } from '#contract/labels/shared-words.ts';
import { messages, type MessageCode } from '#contract/messages.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

/** Something did not arrive: what happened, and another try. */
export function Failure({ code, onRetry }: { code: MessageCode; onRetry: () => void }) {
  const say = useLabels(messages);
  const words = useLabels(sharedLabels);
  return (
    <div role="alert">
      <Empty
        icon="wifi-off"
        petal={3}
        heading={words('errorHeading')}
        actions={
          <Button icon="refresh-cw" onClick={onRetry}>
            {words('tryAgain')}
          </Button>
        }
      >
        {say(code)}
      </Empty>
    </div>
  );
}
