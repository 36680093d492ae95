import sharp from 'sharp';

/** Returns a picture as JPEG, on white, for services that don't read WebP. */
export const asJpeg = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer();
