/** The key in the browser's storage that notes that there is a logo on this device. */
export const logoKey = 'logo';

/** Returns whether the visitor chose a logo on this device. */
export function hasLogo(): boolean {
  try {
    return logoKey in localStorage;
  } catch {
    return false;
  }
}
