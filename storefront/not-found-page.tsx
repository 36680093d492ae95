import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { IconName } from '#ui/icons.ts';
import { useLabels, useShop } from './shop-context.tsx';
import './styles/lost.css';

interface NotFoundPageProps {
  icon: IconName;
  heading: string;
  children: string;
}

/** Replaces a page that can't be shown: says what happened, with a retry link and a link home. */
export function NotFoundPage({ icon, heading, children }: NotFoundPageProps) {
  const { links, address } = useShop();
  const t = useLabels(sharedLabels);
  return (
    <div className="wrap lost" role="alert">
      <Empty
        icon={icon}
        petal={3}
        level="h1"
        heading={heading}
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
        {children}
      </Empty>
    </div>
  );
}
