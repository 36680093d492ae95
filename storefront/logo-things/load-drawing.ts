/** Loads what draws a logo and stores it on the device, once there is one. */
export const loadDrawing = async () => ({
  ...(await import('./drawn-logo.tsx')),
  ...(await import('./kept-logo.ts')),
});
