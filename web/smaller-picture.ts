const longestSide = 2000;

/**
 * Reduces a picture, because phones create larger ones than needed, and in formats that others can't read.
 * Converts to JPEG if this browser can.
 */
export async function smaller(file: File): Promise<Blob> {
  const canvas = await drawn(file, longestSide);
  return new Promise((done) =>
    canvas ? canvas.toBlob((made) => done(made ?? file), 'image/jpeg', 0.85) : done(file),
  );
}

/** Draws a picture at a smaller size. Returns null if this browser can't read it. */
export async function drawn(file: File, longest: number): Promise<HTMLCanvasElement | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const paper = canvas.getContext('2d');
    if (!paper) return null;
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  } catch {
    return null;
  }
}
