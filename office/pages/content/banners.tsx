import { officeContentLabels } from '#contract/labels/office/content.ts';
import { partLink } from '#office/content/part-link.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { useMoves } from './use-moves.tsx';

interface Banner {
  theme: number;
  picture: string;
  published: boolean;
  main: { en: string; km: string };
}
const bannerOf = ({ fields }: StoredRecord) => fields as unknown as Banner;
const ourTheme = 1;

/** All banners in the order shoppers see them; those of other apps behind them, in theirs. */
export function Banners({ records }: { records: readonly StoredRecord[] }) {
  const t = useLabels(officeContentLabels);
  const { links } = useOffice();
  const inLanguage = useInLanguage();
  const moves = useMoves('banner');
  if (records.length === 0) return <Note>{t('noBanners')}</Note>;
  return (
    <ol className="rows content-rows" role="list">
      {records.map((record) => {
        const { theme, picture, published, main } = bannerOf(record);
        const name = inLanguage(main) || t('untitled');
        const fellows = records.filter((each) => bannerOf(each).theme === theme);
        return (
          <li key={record.id}>
            <a href={partLink(links, 'banner', record.id)}>
              <img src={picture} alt="" width={96} height={45} loading="lazy" />
              <span>{name}</span>
            </a>
            {theme !== ourTheme && <small className="soft">{t('otherApps')}</small>}
            <State look={published ? 'done' : 'off'}>{t(published ? 'inShop' : 'hidden')}</State>
            {moves(fellows, record, name)}
          </li>
        );
      })}
    </ol>
  );
}
