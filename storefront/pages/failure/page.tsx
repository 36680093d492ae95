import { sharedLabels } from '#contract/labels/shared-words.ts';
import { messages } from '#contract/messages.ts';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import '#storefront/styles/lost.css';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

/** Something of ours went wrong, or the shop is closed for a moment: what happened, and the same page again. */
function View() {
  const { links, address, screen } = useShop();
  const paused = screen === 'paused';
  const t = useLabels(sharedLabels);
  const says = useLabels(messages);
  return (
    <div className="wrap lost" role="alert">
      <Empty
        icon={paused ? 'clock' : 'wifi-off'}
        petal={3}
        level="h1"
        heading={t(paused ? 'pausedHeading' : 'errorHeading')}
        actions={
          <>
            <Button href={address} icon="refresh-cw">
              {t('tryAgain')}
            </Button>
            <Button href={links.home()} kind="ghost">
              {t('toHomePage')}
            </Button>
          </>
        }
      >
        {paused ? t('pausedText') : says('generalError')}
      </Empty>
    </div>
  );
}

export default definePage<null>({ View });
