import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import type { Story, StoryStep } from '#rules/story.ts';
import { Icon } from '#ui/icon.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { KeepTogether } from '#ui/keep-together.tsx';
import { useLabels } from '../shop-context.tsx';
import { useOrderTimes } from './use-order-times.ts';
import progressStyles from './progress-line.css?url';

const ofPickUp = { sent: 'readyPickUp', delivered: 'pickedUp' } as const;

/** Returns the label of a step. An order that is picked up isn't on its way, but ready. */
export const stepLabel = ({ IsPickUp }: Story, step: StoryStep['Step']) =>
  IsPickUp && (step === 'sent' || step === 'delivered') ? ofPickUp[step] : step;

/** Exported for code that must load the styles together with the line. */
export { progressStyles };

/**
 * An order's status as a line of steps, each with a name and a time. It is horizontal on wide windows,
 * otherwise vertical.
 */
export function ProgressLine({ story }: { story: Story }) {
  return <ProgressSteps story={story} isStyled={useStylesheet(progressStyles)} />;
}

/** The steps, which are shown only to screen readers until their styles are loaded. */
export function ProgressSteps({ story, isStyled }: { story: Story; isStyled: boolean }) {
  const t = useLabels(orderProgressLabels);
  const { Steps, Who } = story;
  const latest = Steps.findLast(({ State }) => State !== 'next');
  return (
    <ol
      className={['prog', Who === 'you' && 'is-you', !isStyled && 'vh'].filter(Boolean).join(' ')}
      aria-label={t('where')}
    >
      {Steps.map((step, at) => (
        <li key={step.Step} className={step.State} aria-current={step === latest ? 'step' : undefined}>
          <span className="prog-dot">{step.State === 'done' && <Icon name={iconOf(step)} />}</span>
          <span className="prog-w">{t(stepLabel(story, step.Step))}</span>
          <Time step={step} isFirst={Steps[at - 1]?.State === 'done'} story={story} />
        </li>
      ))}
    </ol>
  );
}

const iconOf = ({ Step }: StoryStep) => (Step === 'cancelled' ? 'x' : 'check');

/** The time of a step. `isFirst` marks the first step that is not reached yet. */
function Time({ step, isFirst, story }: { step: StoryStep; isFirst: boolean; story: Story }) {
  const t = useLabels(orderProgressLabels);
  const { moment, expected } = useOrderTimes();
  if (step.At !== null)
    return (
      <span className="prog-t">
        <KeepTogether text={moment(step.At)} />
      </span>
    );
  if (step.State !== 'next') return null;
  const days = step.Step === (story.IsPickUp ? 'sent' : 'delivered') ? expected(story) : '';
  if (days === '')
    return <span className={isFirst ? 'prog-t' : 'vh'}>{t(isFirst ? 'comesNext' : 'notYet')}</span>;
  return (
    <span className="prog-t">
      <span className="vh">{t('expected')} </span>
      <KeepTogether text={days} />
    </span>
  );
}
