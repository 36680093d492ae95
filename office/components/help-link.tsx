import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { OfficeIcon } from './office-icon.tsx';

/** Returns the address of the manual's section about this screen. */
export function useHelpAddress(): string {
  const { lang, screen } = useOffice();
  return `/office/help/${lang}?screen=${screen}`;
}

/** Opens the manual at the section about this screen, in a new tab, so that no input is lost. */
export function HelpLink() {
  const help = useLabels(officeFrameLabels)('help');
  return (
    <a className="help-link" href={useHelpAddress()} target="_blank">
      <OfficeIcon name="circle-help" />
      <span>{help}</span>
    </a>
  );
}
