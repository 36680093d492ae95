import { useState } from 'react';
import { officeWordsLabels } from '#contract/labels/office/words.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { Views } from '#office/components/views.tsx';
import { RecordList } from '#office/records/record-list.tsx';
import { useRecordWords } from '#office/records/use-record-words.ts';
import type { StoredRecord } from '#office/records/use-records.ts';
import { useAddressQuery } from '#office/use-address-query.ts';
import { type Merged, MergeInto } from './merge-into.tsx';
import { MergedNote } from './merged-note.tsx';

const kinds = ['brand', 'colour', 'size', 'tag', 'attribute', 'option', 'vendor'] as const;

type Names = Partial<Record<LanguageCode, string>>;
const namesOf = ({ fields }: StoredRecord) => (fields['names'] ?? {}) as Names;
const textOf = ({ fields }: StoredRecord, name: string) => {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Product attributes: brands, colors, sizes with their guide, tags, and custom options. */
function View() {
  const { links, lang } = useOffice();
  const t = useLabels(officeWordsLabels);
  const requested = new URLSearchParams(useAddressQuery()).get('kind');
  const kind = kinds.find((each) => each === requested) ?? 'brand';
  const words = useRecordWords(kind);
  const [merged, setMerged] = useState<Merged | null>(null);
  const nameOf = (record: StoredRecord) => namesOf(record)[lang] ?? namesOf(record).en ?? '';
  return (
    <Screen
      views={
        <Views
          label={t('kinds')}
          views={kinds.map((each) => ({
            href: `${links.words}?kind=${each}`,
            text: t(each),
            isHere: each === kind,
          }))}
        />
      }
    >
      {merged && <MergedNote key={merged.bulkId} merged={merged} />}
      <RecordList
        key={kind}
        kind={kind}
        label={t(kind)}
        newOne={t('newOne')}
        none={t('none')}
        nameOf={nameOf}
        renderBeside={(record, close) =>
          kind !== 'attribute' && (
            <MergeInto
              kind={kind}
              record={record}
              nameOf={nameOf}
              onMerged={(done) => {
                setMerged(done);
                close();
              }}
            />
          )
        }
        columns={[
          { head: t(lang === 'ar' ? 'inEnglish' : 'inKhmer'), Cell: OtherName },
          ...(kind === 'colour' ? [{ head: words('hex'), Cell: Colour }] : []),
          ...(kind === 'size'
            ? [
                { head: words('inches'), Cell: Inches },
                { head: words('centimetres'), Cell: Centimetres },
              ]
            : []),
        ]}
      />
    </Screen>
  );
}

interface CellProps {
  record: StoredRecord;
}

/** Renders the name in the other language, or a dash if there is none. */
function OtherName({ record }: CellProps) {
  const { lang } = useOffice();
  const other = lang === 'ar' ? 'en' : 'ar';
  const name = namesOf(record)[other];
  return name ? <span lang={other === 'ar' ? 'km' : 'en'}>{name}</span> : <span className="soft">–</span>;
}

function Colour({ record }: CellProps) {
  return (
    <span className="thing">
      <svg width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="7.5" fill={textOf(record, 'hex')} stroke="currentColor" strokeWidth="0.5" />
      </svg>
      <bdi>{textOf(record, 'hex')}</bdi>
    </span>
  );
}

const Inches = ({ record }: CellProps) => textOf(record, 'inches');
const Centimetres = ({ record }: CellProps) => textOf(record, 'centimetres');

export default definePage<null>({ View });
