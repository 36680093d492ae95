import { useEffect, useRef, useState } from 'react';
import { OfficeIcon } from '../components/office-icon.tsx';

/** The side length in pixels, for screens with double density. */
const side = 96;

/** A thumbnail of a file, if the file is a picture. */
export function FilePicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNone, setIsNone] = useState(false);
  useEffect(() => {
    let isOver = false;
    createImageBitmap(file, { resizeHeight: side }).then(
      (bitmap) => {
        const { current } = canvas;
        if (!isOver && current) {
          Object.assign(current, { width: side, height: side });
          current.getContext('2d')?.drawImage(bitmap, (side - bitmap.width) / 2, 0);
        }
        bitmap.close();
      },
      () => {
        if (!isOver) setIsNone(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return (
    <span className="file-picture" aria-hidden="true">
      {isNone ? <OfficeIcon name="file-text" /> : <canvas ref={canvas} />}
    </span>
  );
}
