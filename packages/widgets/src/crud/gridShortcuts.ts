/** The keys of every list, for the help sheet; `words` is a message of the namespace `crud`. */
export const gridShortcuts = [
  { keys: ['/'], words: 'shortcuts.search' },
  { keys: ['↑', '↓', '←', '→'], words: 'shortcuts.move' },
  { keys: ['Home', 'End'], words: 'shortcuts.rowEnds' },
  { keys: ['Ctrl+Home', 'Ctrl+End'], words: 'shortcuts.gridEnds' },
  { keys: ['PageUp', 'PageDown'], words: 'shortcuts.pages' },
  { keys: ['Enter'], words: 'shortcuts.open' },
  { keys: ['Space'], words: 'shortcuts.select' },
  { keys: ['Shift+Space'], words: 'shortcuts.selectRange' },
  { keys: ['Ctrl+A'], words: 'shortcuts.selectPage' },
  { keys: ['Shift+F10'], words: 'shortcuts.menu' },
  { keys: ['F'], words: 'shortcuts.filter' },
  { keys: ['Shift+←', 'Shift+→'], words: 'shortcuts.resize' },
  { keys: ['Ctrl+Shift+←', 'Ctrl+Shift+→'], words: 'shortcuts.moveColumn' },
] as const;
