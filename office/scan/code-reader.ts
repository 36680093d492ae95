/** What a browser offers that reads codes in pictures (Shape Detection API); Chrome on phones, not every browser. */
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

/** Whether this document may ask for the camera: the workshop's may, one that somebody came from may not. */
export function mayAskForCamera(): boolean {
  const { featurePolicy } = document as { featurePolicy?: PermissionsPolicy };
  return featurePolicy?.allowsFeature('camera') ?? true;
}
