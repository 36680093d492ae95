import { officeSignInLabels } from '#contract/labels/office/sign-in.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { linksOf } from '#office/routes.ts';

/** Help for users who don't have their device, and a link to the sign-in page in the other language. */
export function Languages() {
  const { lang } = useOffice();
  const t = useLabels(officeSignInLabels);
  return (
    <div className="door-ways">
      <details>
        <summary>{t('deviceLost')}</summary>
        <p className="hint">{t('deviceLostHint')}</p>
      </details>
      <p>
        {languageCodes.map((code) => (
          <a
            key={code}
            href={linksOf(code).signIn}
            lang={languages[code].tag}
            hrefLang={languages[code].tag}
            aria-current={code === lang ? 'true' : undefined}
          >
            {languages[code].name}
          </a>
        ))}
      </p>
    </div>
  );
}
