import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages, type MessageCode } from '#contract/messages.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { useLabels } from './shop-context.tsx';

interface FailureProps {
  heading?: string;
  code?: MessageCode;
  /** A sentence about what is not lost. */
  hint?: string;
  /** Retries. A URL also works without JavaScript. */
  retry: string | (() => void);
}

/** Shown when something fails to load: says what happened and what is not lost, with a retry button. */
export function Failure({ heading, code = 'generalError', hint: saved = '', retry }: FailureProps) {
  const message = useLabels(messages);
  const shared = useLabels(sharedLabels);
  return (
    <div role="alert">
      <Empty
        icon="wifi-off"
        petal={3}
        heading={heading ?? shared('errorHeading')}
        actions={
          <Button icon="refresh-cw" {...(typeof retry === 'string' ? { href: retry } : { onClick: retry })}>
            {shared('tryAgain')}
          </Button>
        }
      >
        {`${message(code)} ${saved}`.trimEnd()}
      </Empty>
    </div>
  );
}
