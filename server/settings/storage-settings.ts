interface StorageSettings {
  S3_URL?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Returns the configured bucket. Null if there is none. */
export function storageOf(env: StorageSettings) {
  const { S3_URL, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env;
  if (S3_URL === undefined) return null;
  return {
    url: S3_URL.replace(/\/$/u, ''),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
