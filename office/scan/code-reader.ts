/** The browser's API for reading codes in pictures (Shape Detection API): in Chrome on phones, not in every browser. */
interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface Window {
  BarcodeDetector?: new () => CodeReader;
}

export const canScan = (): boolean => 'BarcodeDetector' in window && 'mediaDevices' in navigator;

export function codeReader(): CodeReader | null {
  const { BarcodeDetector } = window as Window;
  return BarcodeDetector ? new BarcodeDetector() : null;
}

interface PermissionsPolicy {
  allowsFeature(name: string): boolean;
}

/**
 * Whether this document may request the camera. A document loaded at the workshop may; one opened at another
 * screen may not.
 */
export function mayAskForCamera(): boolean {
  const { featurePolicy } = document as { featurePolicy?: PermissionsPolicy };
  return featurePolicy?.allowsFeature('camera') ?? true;
}
