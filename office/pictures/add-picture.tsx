import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { useLabels } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';
import './pictures.css';

/** Phones convert photos of other formats to JPEG if the field accepts only these types. */
const photos = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

interface FilesPlaceProps {
  onFiles: (files: readonly File[]) => void;
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  /** Whether files are refused. */
  isOff?: boolean | undefined;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Prevents the browser from opening a file dropped outside the drop zone. */
function keepPage(): () => void {
  const save = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', save);
  addEventListener('drop', save);
  return () => {
    removeEventListener('dragover', save);
    removeEventListener('drop', save);
  };
}

const filesOf = (list: FileList | null | undefined) => [...(list ?? [])];

/** A drop zone. Files can also be pasted after it was pressed or while it contains the focus. */
export function FilesPlace({ onFiles, className = '', id, ref, isOff = false, children }: FilesPlaceProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(keepPage, []);
  const over = (event: DragEvent) => {
    if (isOff || !hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const take = (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
    setIsOver(false);
    if (isOff || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={-1}
      className={`files-place ${className}`}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => take(event, filesOf(event.dataTransfer.files))}
      onPaste={(event) => take(event, filesOf(event.clipboardData.files))}
    >
      {children}
    </div>
  );
}

interface AddPictureProps {
  label: string;
  /** The label of the camera button. Defaults to `label`. */
  camera?: string;
  isMany?: boolean;
  takesDrawings?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Adds a picture from the device's files or, on phones, from the camera. */
export function AddPicture({
  label,
  camera,
  isMany = false,
  takesDrawings = false,
  onFiles,
}: AddPictureProps) {
  const t = useLabels(officePicturesLabels);
  const accept = takesDrawings ? `${photos},image/svg+xml` : photos;
  return (
    <span className="row-2 add-picture">
      <FileButton accept={accept} isMany={isMany} onFiles={onFiles} icon="image-plus">
        {label}
      </FileButton>
      <FileButton accept={photos} isCamera onFiles={onFiles} icon="camera">
        {camera ?? t('camera')}
      </FileButton>
    </span>
  );
}

interface FileButtonProps {
  accept?: string;
  isMany?: boolean;
  /** Whether phones open the camera directly. */
  isCamera?: boolean;
  icon: 'image-plus' | 'camera' | 'file-text';
  onFiles: (files: readonly File[]) => void;
  children: string;
}

/** A button that opens the file picker. */
export function FileButton({
  accept,
  isMany = false,
  isCamera = false,
  icon,
  onFiles,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={`btn ghost${isCamera ? ' only-touch' : ''}`}
        onClick={() => input.current?.click()}
      >
        <span>
          <OfficeIcon name={icon} />
          {children}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={children}
        accept={accept}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          onFiles(filesOf(currentTarget.files));
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
