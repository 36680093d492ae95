import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { languages } from '#contract/languages.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Today } from './today.ts';

/** Best sellers of the last seven days. */
export function Best({ best }: { best: NonNullable<Today['best']> }) {
  const { lang, links } = useOffice();
  const t = useLabels(officeTodayLabels);
  const mayOpen = useCan()('catalogue.read');
  if (best.length === 0) return null;
  return (
    <Section title={t('best')}>
      <ol className="lately">
        {best.map(({ productId, names, picture, pieces, cents }) => (
          <li key={productId}>
            <a href={mayOpen ? `${links.products}/${productId}` : undefined}>
              {picture === '' ? (
                <span className="lately-blank" />
              ) : (
                <Picture path={picture} width={1000} height={1000} alt="" sizes="2.5rem" />
              )}
              <span>
                <UserText text={names[lang] || names.en || ''} />
                <small>{pieces === 1 ? t('onePiece') : t('pieces', { n: pieces })}</small>
              </span>
              {cents !== null && <Num>{formatAmount(cents)}</Num>}
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Searches with no results in the last seven days. */
export function Missed({ missed }: { missed: NonNullable<Today['missed']> }) {
  const { links } = useOffice();
  const t = useLabels(officeTodayLabels);
  if (missed.length === 0) return null;
  return (
    <Section
      title={t('missed')}
      end={
        <a className="link-btn" href={links.searches}>
          {t('mendSearches')}
        </a>
      }
    >
      <dl className="missed">
        {missed.map(({ term, language, times }) => (
          <div key={`${language} ${term}`}>
            <dt>
              <UserText text={term} />{' '}
              <small lang={languages[language].tag}>{languages[language].name}</small>
            </dt>
            <dd>
              <Num>{times}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
