/** The kinds of records that are parts of the settings, which are one record. */
export const settingKinds: readonly string[] = ['shop', 'pages', 'search'];
