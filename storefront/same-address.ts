/** Whether two paths are one address, however their letters are written or encoded. */
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
