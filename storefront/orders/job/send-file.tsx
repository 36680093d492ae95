import type { ReactNode } from 'react';
import { artworkLimits, printProblems } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { messages } from '#contract/messages.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import type { FileTarget, SendTexts } from './file-target.ts';

interface SendFileProps {
  target: FileTarget;
  button: string;
  /** Whether the page waits for the file. */
  isMissing: boolean;
  hint: string;
  /** The types of files that are offered. */
  accept: string;
  /** How to send it without scripts. */
  children: ReactNode;
}

/** A button that sends a file, which the page’s script shows in place of how to send it without. */
export function SendFile({ target, button, isMissing, hint, accept, children }: SendFileProps) {
  const t = useLabels(orderPrintLabels);
  return (
    <div data-send={JSON.stringify(target)}>
      <div className="s-fallback">{children}</div>
      <div className="s-form" hidden>
        <Button kind={isMissing ? 'plain' : 'ghost'}>{button}</Button>
        <progress max={1} aria-label={button} hidden />
        <output />
        <Button kind="quiet" hidden>
          {t('stop')}
        </Button>
        <p className="j-soft">{hint}</p>
        <input type="file" accept={accept} aria-hidden="true" tabIndex={-1} hidden />
      </div>
    </div>
  );
}

/** The texts of the script, once for all files of a page. */
export function SendFileTexts() {
  const t = useLabels(orderPrintLabels);
  const message = useLabels(messages);
  const texts: SendTexts = {
    uploading: t('uploading', { done: '{done}', total: '{total}' }),
    checking: t('checking'),
    tooFast: t('tooFast', { n: '{n}' }),
    failed: message('generalError'),
    refusals: {
      ...Object.fromEntries(printProblems.map((problem) => [problem, t(problem)])),
      tooLarge: t('tooLarge', { n: artworkLimits.bytes / 1_000_000 }),
      429: message('tooManyRequests'),
      tooManyRequests: message('tooManyRequests'),
      slipTooLate: message('slipTooLate'),
      slipsEnough: message('slipsEnough'),
      slipNotPicture: message('slipNotPicture'),
      slipFormat: message('slipFormat'),
      slipHeic: message('slipHeic'),
      picturesDayFull: message('picturesDayFull'),
    },
  };
  return <div hidden data-send-texts={JSON.stringify(texts)} />;
}
