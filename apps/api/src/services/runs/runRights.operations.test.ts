import type { RunKind } from '@corredor/core/api';
import { can, seededRoles } from '@corredor/core/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiWithRecords } from '../../testing/apiWithRecords.ts';
import { documentedOperations } from '../../testing/documentInputs.ts';
import { pathAbout, type Records } from '../../testing/records.ts';
import type { Call, TestApi } from '../../testing/testApi.ts';
import { readRunKinds } from './index.ts';

let api: TestApi;
let records: Records;
const callers = new Map<string, Call>();
beforeAll(async () => {
  const opened = await apiWithRecords();
  ({ api, records } = opened);
  for (const { code, permissions } of seededRoles) callers.set(code, (await opened.office.as([...permissions])).call);
});
afterAll(() => api.close());

const takesRun = documentedOperations.filter((one) =>
  one.parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Run-Id'),
);
const cases = takesRun.flatMap((operation) =>
  seededRoles.map((role) => [operation.id, role.code, operation, role] as const),
);

describe('a run is begun by whoever may do it to one record', () => {
  it.each(cases)('%s as %s', async (id, code, operation, { permissions }) => {
    const kinds = readRunKinds(api.document);
    const { model, permissions: rights } = kinds.get(id as RunKind) ?? {};
    const recordId = Number(pathAbout(operation, records)[`${model}Id`]);
    const call = callers.get(code);
    if (!call) throw new Error(`Nobody has the role ${code}.`);
    const { status, body } = await call('createRun', {
      body: { kind: id as RunKind, title: 'Todos de una vez', params: {}, lines: [{ id: recordId, version: 1 }] },
    });
    expect(status === 201 ? 'begun' : body.code).toBe(can(permissions, rights ?? []) ? 'begun' : 'permission_denied');
  });

  it('and what everybody may do is begun by each of them', () => {
    const forAll = takesRun.filter(({ permissions }) => permissions.includes('all')).map(({ id }) => id);
    expect(forAll).toEqual(expect.arrayContaining(['completeTask', 'cancelTask', 'snoozeTask']));
    for (const { permissions } of seededRoles) expect(can(permissions, ['all'])).toBe(true);
  });
});
