import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { useMoments } from '#office/parts/use-moments.ts';
import { listText } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Quoted } from '#ui/quoted.tsx';
import type { Job } from './job.ts';

/** One order: its number, since when it waits, what is in it and how far it is. */
export function JobRow({
  job: { number, placedAt, isBegun, place, isWrapped, lines, packed, first },
}: {
  job: Job;
}) {
  const { lang, links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const inLanguage = useInLanguage();
  const when = useMoments();
  const names = first.map(({ name, quantity }) => t('line', { n: quantity, name: inLanguage(name) }));
  const others = lines - first.length;
  const parts = listText(lang, [...names, others > 0 ? t('others', { n: others }) : '']);
  return (
    <li>
      <a className="job" href={`${links.workshop}/${encodeURIComponent(number)}`}>
        {first[0] && <Picture path={first[0].picture} width={1000} height={1000} alt="" sizes="4rem" />}
        <b>
          <Num>{number}</Num>
        </b>
        <span className="job-since soft">
          <Num>{when(placedAt)}</Num>
        </span>
        <span className="job-parts soft">
          <Quoted text={parts} />
        </span>
        <span className="job-state">
          {isBegun && (
            <State look={packed === lines ? 'done' : 'us'}>{t('packed', { n: packed, of: lines })}</State>
          )}
          {isWrapped && <State look="us">{t('gift')}</State>}
          <span className="soft">{place}</span>
        </span>
      </a>
    </li>
  );
}
