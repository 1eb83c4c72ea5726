import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { importWizardScenario } from './importWizard.fixtures.ts';
import { importWizardView } from './index.ts';

describeWalk(importWizardScenario, {
  heard: {
    choosing: ['file.choose'],
    reading: ['reading.progress', 'work.cancel'],
    mapping: ['file.choose', 'file.change', 'reading.choose', 'column.map', 'activation.choose', 'mapping.confirm'],
    checking: ['work.cancel'],
    previewing: [
      'value.fix',
      'name.choose',
      'dates.choose',
      'amounts.choose',
      'percents.choose',
      'sides.choose',
      'makes.choose',
      'plans.choose',
      'row.skip',
      'bad.skip',
      'mapping.change',
      'rows.check',
      'import.start',
    ],
    'importing.intent.goingOn': ['work.cancel'],
    interrupted: ['import.retry', 'work.cancel'],
    done: ['rest.fix', 'import.undo'],
    undoFailed: ['import.retry', 'work.cancel'],
    undone: ['file.change'],
  },
  // Rows are sent only when they are good and were looked at, and what went in is forgotten only by starting over.
  invariant: ({ before, event, after }) => {
    const { rows, import: current } = after.context;
    if (after.matches({ importing: { requests: 'sending' } }))
      expect([current !== null, rows.some(({ state }) => state === 'good')]).toEqual([true, true]);
    if (!before.matches('importing') && after.matches('importing') && event.type === 'import.start')
      expect(rows.some(({ state, isSkipped }) => state === 'unchecked' && !isSkipped)).toBe(false);
    const isStartingOver = ['rest.fix', 'mapping.confirm', 'file.choose'].includes(event.type);
    const { imported } = importWizardView(before).counts;
    if (!isStartingOver && !event.type.includes('readFile') && !before.matches('reading'))
      expect(importWizardView(after).counts.imported).toBeGreaterThanOrEqual(imported);
  },
});
