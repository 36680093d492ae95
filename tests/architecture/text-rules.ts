/** Rules about the text of files that a regular expression can check. text-rules.test.ts tests each rule. */

const sqlSigns = [
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/u,
  /\bsql(<[^`]*>)?`/u,
  /^import (?!type\b).*\bfrom '(kysely|pg)'/mu,
  /\.query\(\s*[`'"]\s*(select|insert|update|delete|with|truncate|create|drop|alter)\b/iu,
];

export const holdsSql = (text: string): boolean => sqlSigns.some((sign) => sign.test(text));

/** Text that becomes SQL without being bound: Kysely's `raw`, or a driver's query with interpolation. */
const unboundSigns = [
  /\bsql\.raw\(/u,
  /\.query\(\s*`[^`]*\$\{/u,
  /\bsql\.lit\((?!filterKinds|at\)|min|max|stars|0\))/u,
];

export const putsTextIntoSql = (text: string): boolean => unboundSigns.some((sign) => sign.test(text));

export const writesAudit = (text: string): boolean => /insert\s*into[\s('"]*audit_entry/iu.test(text);

/** Whether a file reads the Khmer of a label set directly, ignoring what staff wrote in its place. */
export const readsKhmer = (text: string): boolean => /\b(?:messages|\w*Labels|set)\.khmer\b/u.test(text);

export const segmentsWords = (text: string): boolean => /granularity:\s*['"](word|sentence)['"]/u.test(text);

const isUpperByCustom = /^(README|CHANGES|LICENSE|OFL)([.-]|$)/u;
/** The contract defines the names of picture folders. */
const givenFolders = /^database\/(base|demo)\/content\//u;

/** Every part of the path uses lower-case letters, digits and hyphens, and dots only before extensions. */
export const isKebabCase = (file: string): boolean =>
  givenFolders.test(file) ||
  file
    .split('/')
    .every(
      (part) =>
        isUpperByCustom.test(part) || /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/u.test(part),
    );
