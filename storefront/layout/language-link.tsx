import { languages, type LanguageCode } from '#contract/languages.ts';
import { useShop } from '../shop-context.tsx';
import { setLanguage } from '../state/common.ts';

interface LanguageLinkProps {
  to: LanguageCode;
  className?: string;
}

/**
 * Shows a language by its own name. A press stores the choice and opens the home page in that language
 * (specification §2).
 */
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
