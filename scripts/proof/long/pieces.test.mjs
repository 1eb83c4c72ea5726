import { describe, expect, it } from 'vitest';
import { parts } from '../parts/index.mjs';
import { longPieces, stagesAreGreen } from './pieces.mjs';

const names = longPieces().map(({ name }) => name);
const greenBut = (...open) => names.map((name) => [name, open.includes(name) ? undefined : { commit: 'one' }]);

describe('the stages of the long run', () => {
  it('are pieces of it, and one of them proves each part that npm test leaves out', () => {
    for (const { stage } of Object.values(parts)) {
      expect(names).toContain(stage);
      expect(stagesAreGreen(greenBut(stage))).toBe(false);
    }
  });

  it('need no other piece', () => {
    const stages = new Set(Object.values(parts).map(({ stage }) => stage));
    expect(stagesAreGreen(greenBut(...names.filter((name) => !stages.has(name))))).toBe(true);
  });
});
