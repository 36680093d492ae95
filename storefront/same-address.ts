/** Whether two paths are the same address, regardless of letter case and encoding. */
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
