/** The status mark of each state of an import. */
export const importLooks = {
  reading: 'others',
  failed: 'us',
  checking: 'others',
  ready: 'us',
  running: 'others',
  stopped: 'us',
  done: 'done',
  undoing: 'others',
  undone: 'off',
} as const;
