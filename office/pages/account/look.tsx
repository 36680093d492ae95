import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeAccountLabels } from '#contract/labels/office/account.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { useChangeMe } from '#office/data/use-change-me.ts';
import type { Me } from '#office/data/me.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { SegmentedControl } from '#office/components/segmented-control.tsx';

const themes = ['auto', 'light', 'dark'] as const;

/** Language and theme settings. */
export function Look({ me }: { me: Me }) {
  const t = useLabels(officeAccountLabels);
  const common = useLabels(officeCommonLabels);
  const { version } = me;
  const change = useChangeMe();
  return (
    <Section title={t('look')}>
      <SegmentedControl
        label={common('language')}
        value={me.language}
        choices={languageCodes.map((code) => ({
          value: code,
          text: languages[code].name,
          lang: languages[code].tag,
        }))}
        onChoose={(language) => change.mutate({ version, language })}
      />
      <SegmentedControl
        label={t('theme')}
        value={me.theme}
        choices={themes.map((theme) => ({ value: theme, text: t(theme) }))}
        onChoose={(theme) => change.mutate({ version, theme })}
      />
    </Section>
  );
}
