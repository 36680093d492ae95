import { useState } from 'react';
import { officeBackupLabels } from '#contract/labels/office/backups.ts';
import { useLabels } from '#office/office-context.ts';
import { Command } from '#office/components/command.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { Backups } from './backups.ts';

/** Restore instructions, with the commands to run on the server. */
export function Restore({ found }: { found: Backups }) {
  const { backups, isEmbedded, hasBucket, isKeyInFile } = found;
  const t = useLabels(officeBackupLabels);
  const when = useDateTimes();
  const [chosen, setChosen] = useState<string | null>(null);
  const name = backups.find((each) => each.name === chosen)?.name ?? backups[0]?.name ?? '';
  // The location of the data folder isn't sent to browsers; the server's shell knows it.
  const place = isEmbedded
    ? 'KADO_DATA=./restored'
    : 'DATABASE_URL=… DATABASE_OWNER_URL=… KADO_DATA=./restored';
  return (
    <div className="restore narrow">
      <p>{t('restoreAbout')}</p>
      <SelectField
        label={t('which')}
        options={backups.map((each) => ({ value: each.name, text: when(each.takenAt) }))}
        value={name}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <ol>
        <li>
          {t(isEmbedded ? 'bring' : 'bringBase')}
          <Command text={`${place} npm run db:restore -- "\${KADO_DATA:-./var}/backups/${name}"`} />
          {hasBucket && <p className="soft">{t('bucket')}</p>}
        </li>
        <li>{t(isKeyInFile ? 'keyFile' : 'keySet')}</li>
        <li>
          {t('lookAt')}
          <Command text={`${place} PORT=8081 npm start`} />
        </li>
        <li>
          {t('wake')}
          <Command text={`${place} npm run db:wake`} />
        </li>
      </ol>
    </div>
  );
}
