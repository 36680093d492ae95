import { languages, type LanguageCode } from '#contract/languages.ts';
import { useShop } from '../shop-context.tsx';
import { setLanguage } from '../state/common.ts';

interface LanguageLinkProps {
  to: LanguageCode;
  className?: string;
}

/** A language by its own name: remembers the choice and goes to that language's home (specification §2). */
export function LanguageLink({ to, className }: LanguageLinkProps) {
  const { lang } = useShop();
  const { tag, name } = languages[to];
  return (
    <a
      className={className}
      href={`/${to}/`}
      lang={tag}
      hrefLang={tag}
      aria-current={to === lang ? 'true' : undefined}
      onClick={() => setLanguage(to)}
    >
      {name}
    </a>
  );
}
