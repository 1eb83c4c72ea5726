import type { ProblemCode } from '@corredor/core/api';
import { describe, expect, it } from 'vitest';
import { documentedOperations, resolved } from '../../testing/documentInputs.ts';

interface Words {
  anyOf: { 'x-status': number; enum: ProblemCode[] }[];
}
const { anyOf } = resolved({ $ref: '#/components/schemas/ProblemCode' }) as unknown as Words;
const statusOf = new Map(anyOf.flatMap((words) => words.enum.map((code) => [code, String(words['x-status'])])));

describe('an operation of the document', () => {
  it('has an answer for the status of every problem that it lists', () => {
    const silent = documentedOperations.flatMap(({ id, problems, responses }) =>
      problems.filter((code) => !((statusOf.get(code) ?? '') in responses)).map((code) => `${id}: ${code}`),
    );
    expect(silent).toEqual([]);
  });

  it('has no answer from 400 on that none of its problems has, but a refusal of whoever is signed in and 404 of what is not there', () => {
    const idle = documentedOperations.flatMap(({ id, problems, responses }) => {
      const statuses = new Set(problems.map((code) => statusOf.get(code)));
      return Object.keys(responses)
        .filter((status) => Number(status) >= 400 && !statuses.has(status))
        .map((status) => `${status} ${id}`);
    });
    expect(idle.filter((one) => !/^40[34] /.test(one))).toEqual([]);
  });
});
