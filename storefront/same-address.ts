/** Returns whether two paths are the same URL, regardless of letter case and encoding. */
export function isSameAddress(path: string, other: string): boolean {
  return decoded(path) === decoded(other);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
