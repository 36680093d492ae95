import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';
import { useScreenShortcut } from '../screen-keys.ts';

interface NewLinkProps {
  href: string;
  text: string;
  icon?: 'plus' | 'phone';
}

/** A link to the page that creates a row; shortcut N. */
export function NewLink({ href, text, icon = 'plus' }: NewLinkProps) {
  useScreenShortcut('n', text, () => navigate(href));
  return (
    <Button href={href} icon={icon} aria-keyshortcuts="n">
      {text}
    </Button>
  );
}
