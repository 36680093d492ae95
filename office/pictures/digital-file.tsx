import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { getFile } from '#contract/operations/office/pictures/get-file.ts';
import { storeFile } from '#contract/operations/office/pictures/keep-file.ts';
import { Button } from '#ui/button.tsx';
import { callOffice } from '../data/call-office.ts';
import { useOfficeQuery } from '../data/query-client.ts';
import { useLabels } from '../office-context.ts';
import { Note } from '../components/note.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { FileButton, FilesPlace } from './add-picture.tsx';
import { withRetry } from './send-file.ts';
import { Sendings } from './sending-row.tsx';
import { useUploads } from './use-uploads.ts';
import './pictures.css';

interface Digital {
  file: string;
  type: string;
}

interface DigitalFileProps {
  /** The id of the element that receives the focus on errors. */
  id: string;
  /** The value of the product's field `digital`. */
  value: Digital | null;
  /** The stored file. Replacing or removing it can be undone until saved. */
  saved: Digital | null;
  onChange: (value: Digital | null) => void;
  onSending: (isSending: boolean) => void;
  /** The download link of the stored file, for staff who may use it. */
  download: string | null;
  /** Whether it is read-only. */
  isLocked?: boolean;
}

/**
 * The file that buyers of a digital product get, with its name and size. It can be uploaded, replaced or
 * removed.
 */
export function DigitalFile({ id, value, saved, onChange, onSending, download, isLocked }: DigitalFileProps) {
  const t = useLabels(officePicturesLabels);
  const common = useLabels(officeCommonLabels);
  const { sendings, add, forget, retry } = useUploads({
    use: 'file',
    onSending,
    onSent: async ({ upload, file: { type }, hears }) => {
      const stored = await withRetry(() => callOffice(storeFile, { upload, type }, hears.signal), hears);
      onChange({ file: stored.file, type: stored.type });
    },
  });
  const take = (files: readonly File[]) => {
    // Only the last upload counts.
    for (const { key } of sendings) forget(key);
    add(files.slice(0, 1));
  };
  const isSaved = value?.file === saved?.file;
  return (
    <FilesPlace onFiles={take} className="digital-file" id={id} isOff={isLocked}>
      {value && <SavedFile file={value.file} download={isSaved ? download : null} />}
      {!isLocked && (
        <>
          <div className="form-foot">
            <FileButton icon="file-text" onFiles={take}>
              {value ? t('changeFile') : t('addFile')}
            </FileButton>
            {value && (
              <Button kind="quiet" icon="trash-2" onClick={() => onChange(null)}>
                {common('remove')}
              </Button>
            )}
            {saved && !isSaved && (
              <Button kind="quiet" onClick={() => onChange(saved)}>
                {t('putBack')}
              </Button>
            )}
          </div>
          <p className="hint">{t('fileHint')}</p>
        </>
      )}
      <Sendings sendings={sendings} onForget={forget} onRetry={retry} />
    </FilesPlace>
  );
}

function SavedFile({ file, download }: { file: string; download: string | null }) {
  const t = useLabels(officePicturesLabels);
  const { data } = useOfficeQuery(getFile, { file });
  if (!data) return null;
  const { fileName, bytes } = data;
  if (bytes === null) return <Note kind="bad">{t('fileMissing')}</Note>;
  return (
    <p className="kept-file form-foot">
      <OfficeIcon name="file-text" />
      {download === null ? (
        <b>{fileName}</b>
      ) : (
        <a href={download} download={fileName} aria-label={t('downloadFile', { name: fileName })}>
          {fileName}
        </a>
      )}
      <span className="soft">
        {bytes < 100_000
          ? t('kilobytes', { n: Math.max(1, Math.round(bytes / 1000)) })
          : t('megabytes', { n: Math.round(bytes / 100_000) / 10 })}
      </span>
    </p>
  );
}
