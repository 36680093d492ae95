import type { QrCode } from './qr-path.ts';

/** Pixels of a module. */
const scale = 12;

/** Puts the code among the files of the phone, for banks' apps that read it from there. */
export function savePicture({ size, runs }: QrCode, fileName: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const ink = canvas.getContext('2d');
  if (!ink) return;
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.fillStyle = '#000';
  for (const { x, y, length } of runs) ink.fillRect(x * scale, y * scale, length * scale, scale);
  canvas.toBlob((picture) => {
    if (!picture) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
}
