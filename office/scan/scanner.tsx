import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { useLabels } from '#office/office-context.ts';
import { Failure } from '#office/components/note.tsx';
import { codeReader } from './code-reader.ts';
import './scanner.css';

/** The interval in ms between reads of the picture. */
const pause = 200;

/** The camera view, until it finds a code. Requests the camera when it opens and turns it off when it closes. */
export function Scanner({ onFound }: { onFound: (text: string) => void }) {
  const t = useLabels(officeScanLabels);
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const reader = codeReader();
    let camera: MediaStream | null = null;
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const track of camera?.getTracks() ?? []) track.stop();
    };
    async function watch(): Promise<void> {
      const seen = video.current;
      if (!seen || !reader || isOver) return;
      const [code] = await reader.detect(seen).catch(() => []);
      if (isOver) return;
      if (code) return found(code.rawValue.trim());
      setTimeout(() => void watch(), pause);
    }
    async function begin(): Promise<void> {
      camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return end();
      video.current.srcObject = camera;
      await watch();
    }
    begin().catch(() => {
      if (!isOver) setRefused(true);
    });
    return end;
  }, []);
  return isRefused ? (
    <Failure>{t('noCamera')}</Failure>
  ) : (
    <div className="stack-3 scanner">
      <video ref={video} autoPlay muted playsInline aria-label={t('scanTitle')} />
      <p className="soft">{t('hint')}</p>
    </div>
  );
}
