import { expect, it } from 'vitest';
import { instrument } from './instrument.mjs';
import { fromRanges, toRanges } from './ranges.mjs';

/** The lines of a program's statements that ran, when it is called so. */
function linesRun(code, call) {
  const { code: marked, lines } = instrument(code, 'a.ts');
  const ran = new Uint8Array(lines.length);
  new Function('$ran', `${marked.replaceAll(': number', '')}\nreturn ${call};`)(ran);
  return toRanges(lines.filter((_line, at) => ran[at] === 1));
}

const program = `const doubled = (n: number) => n * 2;
function sign(n: number) {
  if (n > 0) return 1;
  else if (n < 0) return -1;
  for (const one of [1]) doubled(one);
  switch (n) {
    case 0:
      return 0;
    default:
      throw new Error('no number');
  }
}
const twice = () => ({ sign });`;

it('notes the statements that run, with and without braces', () => {
  expect(linesRun(program, 'sign(5)')).toBe('3');
  expect(linesRun(program, 'sign(-5)')).toBe('3-4');
  expect(linesRun(program, 'sign(0)')).toBe('1,3,5-6,8');
  expect(linesRun(program, 'twice().sign === sign')).toBe('13');
});

it('notes nothing of what a module does as it is loaded', () => {
  expect(instrument('export const a = 1;\nif (a) console.log(a);', 'a.ts')).toMatchObject({ lines: [], functions: [] });
});

it('leaves each line where it is, and types and directives as they are', () => {
  const code =
    "function f(this: void): string {\n  'use strict';\n  type A = { b: () => void };\n  return 'ñ' as string;\n}";
  const { code: marked, lines, functions } = instrument(code, 'a.ts', { first: 7 });
  expect(marked.split('\n')).toEqual([
    'function f(this: void): string {',
    "  'use strict';",
    '  type A = { b: () => void };',
    "  $ran[7]=1;return 'ñ' as string;",
    '}',
  ]);
  expect({ lines, functions }).toEqual({ lines: [4], functions: [[1, 5]] });
});

it('writes numbers as rows, and reads them again', () => {
  expect(toRanges([9, 3, 5, 4, 3])).toBe('3-5,9');
  expect([...fromRanges('3-5,9')]).toEqual([3, 4, 5, 9]);
  expect([...fromRanges('')]).toEqual([]);
});
