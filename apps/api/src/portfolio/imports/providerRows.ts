import type { ImportUnknownName, Provider } from '@corredor/core/api';
import { countryOf } from '@corredor/core/countries';
import { storedIdentification } from '@corredor/core/identifications';
import { plain, withLostZero } from '@corredor/core/imports';
import { can } from '@corredor/core/permissions';
import { checkPhone } from '@corredor/core/validation';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { BodyChecks } from '../../server/checks/validation.ts';
import { type FieldErrors, invalidField } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { checkProvider, providerOperations, providerStore } from '../providers/index.ts';
import { notingErrors, rightOnes } from './allWrong.ts';
import { withoutEmpty } from './customerRows.ts';
import { differencesOf } from './differences.ts';
import type { ImportNames } from './importNames.ts';
import { bodyOf, type RowImporter, type RowThere, WrongRow } from './importRow.ts';
import type { RowReader } from './rowReader.ts';

type Values = Record<string, unknown>;
const ecuador = '218';
const mostUnknown = 20;

/** Writes insurers from rows by the operation that adds a single one; the branches that they sell are told by name or code. */
export function providerRows(scope: Scope, checks: BodyChecks, names: ImportNames, reader: RowReader): RowImporter {
  const { caller } = scope;
  const store = providerStore(scope);
  const { createProvider } = providerOperations(scope, store);
  const mayCompare = can(caller.permissions, 'policy_app.view_provider');
  const taxNumber = (text: string) =>
    caller.countryId === ecuador ? withLostZero(text, 'ruc') : storedIdentification(text, caller.countryId, 'ruc');

  /** The branches that a cell lists; a name may have commas of its own. */
  const branchesOf = async (text: unknown, unknown: ImportUnknownName[]) => {
    if (typeof text !== 'string') return undefined;
    const ids = new Set<number>();
    const take = async (name: string): Promise<boolean> => {
      const id = await names.find('branch', name);
      if (id !== undefined) ids.add(id);
      return id !== undefined;
    };
    for (const part of partsOf(text)) {
      if (await take(part)) continue;
      for (const name of part.split(',').map((one) => one.trim()))
        if (name !== '' && !(await take(name)) && unknown.every((one) => plain(one.name) !== plain(name)))
          unknown.push({ kind: 'branch', name });
    }
    if (unknown.length > 0) throw invalidField('branches', 'field.import_branch_unknown');
    return [...ids];
  };
  /** The insurer that a row names: by its tax number, or by its name where one of the two has no number yet. */
  const holderOf = async ({ ruc, name }: Values) => {
    const holder = typeof ruc === 'string' ? await store.findHolder(ruc) : undefined;
    const id = holder?.id ?? (typeof name === 'string' ? await names.find('provider', name) : undefined);
    const stored = id === undefined ? undefined : await store.find(id);
    return holder || ruc === undefined || stored?.ruc === null ? stored : undefined;
  };
  /** The insurer that is there already, with what it has otherwise. */
  const findThere = async (row: Values, branchIds: readonly number[] | undefined): Promise<RowThere | null> => {
    const stored = await holderOf(row);
    if (!stored) return null;
    if (stored.is_sample) throw invalidField('ruc', 'field.import_ruc_of_sample');
    if (!mayCompare) throw invalidField('ruc', 'problem.duplicate');
    const phone = typeof row.phone === 'string' ? { phone: await storedPhone(row.phone, caller.countryId) } : {};
    const { branches: _said, offices, ...said } = row;
    const differences = differencesOf('providers', { ...said, ...phone }, { ...stored });
    if (typeof offices === 'string' && listOf(citiesOf(offices)) !== listOf(stored.offices.map(({ city }) => city)))
      differences.offices = stored.offices.map(({ city }) => city).join('; ');
    if (branchIds && listOf(branchIds.map(String)) !== listOf(stored.branch_ids.map(String)))
      differences.branches = stored.branches.map(({ name }) => name).join('; ');
    return { outcome: 'there', record: refOf(stored), model: 'provider', recordId: stored.id, differences };
  };

  return async (texts) => {
    const row: Values = tidyTexts(reader.read(texts));
    if (typeof row.ruc === 'string') row.ruc = taxNumber(row.ruc);
    const wrong: FieldErrors = {};
    const unknown: ImportUnknownName[] = [];
    const branch_ids = await notingErrors(wrong, () => branchesOf(row.branches, unknown));
    const there = await findThere(row, branch_ids);
    if (there && Object.keys(there.differences).length === 0 && unknown.length === 0) return there;
    const { branches: _said, offices, ...fields } = row;
    const input = withoutEmpty({
      ...fields,
      branch_ids,
      offices: typeof offices === 'string' ? citiesOf(offices).map((city) => ({ city })) : undefined,
    });
    const { errors, body, sent } = checks('createProvider', input);
    Object.assign(wrong, { ...inColumns(errors ?? {}), ...wrong });
    const right = rightOnes(sent, wrong);
    const known = new Set(branch_ids ?? []);
    const found: FieldErrors = {};
    await notingErrors(found, () =>
      checkProvider(right, { countryId: caller.countryId, branches: known, before: undefined }),
    );
    for (const [field, list] of Object.entries(inColumns(found))) wrong[field] ??= list;
    if (!body || Object.keys(wrong).length > 0) throw new WrongRow(wrong, unknown.slice(0, mostUnknown), there?.record);
    if (there) return there;
    const provider = bodyOf(await createProvider({ path: {}, query: {}, body, version: 0, url: '' }));
    const own = { model: 'provider', record_id: provider.id, record_version: provider.version } as const;
    const warnings = provider.ruc === null ? { warnings: { ruc: 'import_rule.number_waits' } } : {};
    return { outcome: 'created', record: refOf(provider), made: [own], ...warnings };
  };
}

const columnOf: Record<string, string> = { branch_ids: 'branches' };
/** What is wrong with one of several values is wrong with the cell that lists them. */
const inColumns = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, list]) => {
      const name = field.split('.')[0] ?? field;
      return [columnOf[name] ?? name, list];
    }),
  );
const partsOf = (text: string) => text.split(/[;|\n]/).flatMap((part) => part.trim() || []);
const citiesOf = (text: string) => [
  ...new Set(text.split(/[;|,\n]/).flatMap((city) => city.trim().replace(/\s+/g, ' ') || [])),
];
const listOf = (texts: readonly string[]) => texts.map(plain).toSorted().join();
const refOf = ({ id, name }: Provider) => ({ id, name });
/** A phone as it would be stored. */
async function storedPhone(text: string, countryId: string) {
  const checked = await checkPhone(text, countryOf(countryId)?.alpha2);
  return checked.isValid ? checked.e164 : text;
}
