import { officeAccountLabels } from '#contract/labels/office/account.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { changeMe } from '#contract/operations/office/account/change-me.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { useChange } from '#office/data/use-change.ts';
import type { Me } from '#office/frame/me.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { Segments } from '#office/parts/segments.tsx';

const themes = ['auto', 'light', 'dark'] as const;

/** Language and look: shown at once, and taken back when they cannot be saved. The frame leads to the other language. */
export function Look({ me }: { me: Me }) {
  const t = useLabels(officeAccountLabels);
  const { version } = me;
  const change = useChange(changeMe, {
    shows: {
      operation: getMe,
      input: {},
      // A language is a page of its own: it comes when it is saved.
      as: (answer, { theme }) => (answer.me && theme ? { ...answer, me: { ...answer.me, theme } } : answer),
    },
  });
  return (
    <Section title={t('look')}>
      <Segments
        label={t('language')}
        value={me.language}
        choices={languageCodes.map((code) => ({
          value: code,
          text: languages[code].name,
          lang: languages[code].tag,
        }))}
        onChoose={(language) => change.mutate({ version, language })}
      />
      <Segments
        label={t('theme')}
        value={me.theme}
        choices={themes.map((theme) => ({ value: theme, text: t(theme) }))}
        onChoose={(theme) => change.mutate({ version, theme })}
      />
    </Section>
  );
}
