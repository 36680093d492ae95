import { recordLabels } from '#contract/labels/office/records.ts';
import { measureBanner } from '#contract/operations/office/records/measure-banner.ts';
import { readable, shownContrast } from '#rules/contrast.ts';
import { textSafeArea } from '#rules/text-safe-area.ts';
import { useOfficeQuery } from '../data/query-client.ts';
import { useLabels } from '../office-context.ts';

/** Marks the area of a banner's picture where its text appears. */
export function QuietPart() {
  const t = useLabels(recordLabels);
  const { left, top, width, height } = textSafeArea;
  return (
    <svg className="quiet-part" aria-hidden="true">
      <rect
        x={`${left * 100}%`}
        y={`${top * 100}%`}
        width={`${width * 100}%`}
        height={`${height * 100}%`}
        rx="4"
      />
      <text x={`${left * 100}%`} dx="0.5em" y={`${(top + height / 2) * 100}%`}>
        {t('quietPart')}
      </text>
    </svg>
  );
}

/** Shows how readable the text is there. */
export function QuietContrast({ picture }: { picture: string }) {
  const t = useLabels(recordLabels);
  const contrast = useOfficeQuery(measureBanner, { picture }).data?.contrast ?? null;
  if (contrast === null) return null;
  const isReadable = contrast >= readable;
  return (
    <output className={isReadable ? 'soft quiet-said' : 'quiet-said is-weak'}>
      {t(isReadable ? 'quietEnough' : 'quietTooLittle', { ratio: shownContrast(contrast) })}
    </output>
  );
}
