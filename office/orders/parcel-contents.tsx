import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useLabels } from '../office-context.ts';
import { keyOfUnit } from './order.ts';
import { type PackableUnit, type ParcelTexts, piecesOf } from './parcel-texts.ts';
import '#office/styles/table.css';

interface ParcelContentsProps {
  labels: ParcelTexts;
  units: readonly PackableUnit[];
  onChange: (texts: ParcelTexts) => void;
}

/** The pieces of each item, and of each of its colors and sizes, in a parcel. */
export function ParcelContents({ labels, units, onChange }: ParcelContentsProps) {
  const t = useLabels(officeOrderRecord);
  const inLanguage = useLocalizedText();
  return (
    <table className="grid parcel-contents">
      <caption className="vh">{t('contents')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('unit')}</th>
          <th scope="col" className="is-figure">
            {t('unpacked')}
          </th>
          <th scope="col" className="is-figure">
            {t('inParcel')}
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => {
          const key = keyOfUnit(unit.line, unit.cell);
          const name = inLanguage(unit.name);
          const isWrong = piecesOf(labels, unit) === null;
          return (
            <tr key={key}>
              <th scope="row">
                <UserText text={name} />
              </th>
              <td className="is-figure">
                <Num>{unit.max}</Num>
              </td>
              <td className="is-figure">
                <input
                  className="pieces"
                  name={`pieces-${key}`}
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                  maxLength={7}
                  aria-label={t('piecesOf', { name })}
                  aria-invalid={isWrong || undefined}
                  value={labels.pieces[key] ?? String(unit.start)}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onChange={({ currentTarget }) =>
                    onChange({ ...labels, pieces: { ...labels.pieces, [key]: currentTarget.value } })
                  }
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
