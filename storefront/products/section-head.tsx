import { Icon } from '#ui/icon.tsx';
import { useShop } from '../shop-context.tsx';

interface SectionHeadProps {
  /** The heading's id, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** The link to all entries and its text ("View All"). */
  more?: { href: string; text: string };
}

/** The heading of a section, with a link to all of its entries. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  const { language } = useShop();
  return (
    <div className="head">
      <h2 id={id}>{title}</h2>
      {more && (
        <a className="more" href={more.href}>
          <span>{more.text}</span>
          <span className="vh">
            {language.colon}
            {title}
          </span>
          <Icon name="arrow-right" flip />
        </a>
      )}
    </div>
  );
}
