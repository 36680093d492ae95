import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { OfficeIcon } from './office-icon.tsx';

/** Opens the manual at the section about this screen, in a new tab, so that no input is lost. */
export function HelpLink() {
  const { lang, screen } = useOffice();
  const help = useLabels(officeFrameLabels)('help');
  return (
    <a className="help-link" href={`/office/help/${lang}?screen=${screen}`} target="_blank">
      <OfficeIcon name="circle-help" />
      <span>{help}</span>
    </a>
  );
}
