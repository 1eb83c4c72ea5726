/** The keys of what is done with a record, wherever it is seen: on its page, over its list, and on its row. */
export const recordKeys = {
  edit: 'e',
  pay: 'p',
  notify: 'r',
  addTask: 't',
  next: 'j',
  previous: 'k',
  save: 'mod+s',
} as const;
