import { describe, expect, it } from 'vitest';
import { permissions } from '../../identity/permissions/index.ts';
import { vPermission } from '../schemas.ts';

describe('the document', () => {
  it('knows the same permissions as the rules', () => {
    expect([...vPermission.options].sort()).toEqual([...permissions].sort());
  });
});
