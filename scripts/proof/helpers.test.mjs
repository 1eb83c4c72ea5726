import { describe, expect, it } from 'vitest';
import { helpersAstray } from './helpers.mjs';

/** Modules as they are read: each with what it imports. */
const astray = (imports, takenBy) => {
  const all = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  return helpersAstray(
    [...all].map((source) => ({
      source,
      dependencies: (imports[source] ?? []).map((module) => ({ module })),
      dependents: Object.keys(imports).filter((other) => imports[other].includes(source)),
    })),
    takenBy,
  );
};
const src = 'apps/api/src';

describe('helpers of tests', () => {
  it('are told where tests alone import them, directly or through one another', () => {
    expect(
      astray({
        [`${src}/jobs/days.test.ts`]: [`${src}/jobs/aCalendar.ts`],
        [`${src}/testing/year.ts`]: [`${src}/jobs/aCalendar.ts`],
        [`${src}/jobs/aCalendar.ts`]: [`${src}/jobs/aDay.fixtures.ts`],
      }),
    ).toEqual([`${src}/jobs/aCalendar.ts`, `${src}/jobs/aDay.fixtures.ts`]);
  });

  it('are told where they write tests, whoever imports them', () => {
    expect(
      astray({
        [`${src}/jobs/describeDays.ts`]: ['vitest'],
        [`${src}/jobs/someDays.ts`]: ['fast-check'],
        [`${src}/main.ts`]: [`${src}/jobs/describeDays.ts`, `${src}/jobs/someDays.ts`],
      }),
    ).toEqual([`${src}/jobs/describeDays.ts`, `${src}/jobs/someDays.ts`]);
  });

  it('may stand in any folder testing, the one of a room too', () => {
    expect(
      astray({
        [`${src}/jobs/days.test.ts`]: [`${src}/jobs/testing/aCalendar.ts`, `${src}/testing/testApi.ts`],
        [`${src}/jobs/testing/aCalendar.ts`]: ['vitest'],
        [`${src}/testing/testApi.ts`]: ['vitest'],
      }),
    ).toEqual([]);
  });

  it('are not what the product or a story takes too, nor what nobody imports, such as an entry', () => {
    expect(
      astray({
        [`${src}/jobs/days.test.ts`]: [`${src}/jobs/days.ts`, 'packages/ui/src/fields/rows.fixtures.ts'],
        'packages/ui/src/fields/Rows.stories.tsx': ['packages/ui/src/fields/rows.fixtures.ts'],
        [`${src}/jobs/index.ts`]: [`${src}/jobs/days.ts`],
        [`${src}/main.ts`]: [`${src}/jobs/index.ts`],
      }),
    ).toEqual([]);
  });

  it('are not what the pages of Storybook or the bench take, and words are no helpers', () => {
    const imports = {
      [`${src}/jobs/days.test.ts`]: [`${src}/jobs/days.ts`, `${src}/jobs/weeks.ts`, `${src}/jobs/messages/es.json`],
      'apps/api/bench/size.ts': [`${src}/jobs/weeks.ts`],
    };
    expect(astray(imports, new Map([[`${src}/jobs/days.ts`, new Set(['.storybook/docs/Days.tsx'])]]))).toEqual([]);
    expect(astray(imports)).toEqual([`${src}/jobs/days.ts`]);
  });
});
