import { officialBranches } from '@corredor/core/branches';
import type { PlainDate } from '@corredor/core/dates';
import { coverages, insurers, soldBranches } from './catalogue.ts';
import { motorFields } from './extraFields.ts';
import { someRuc } from './identifications.ts';
import { type DemoOffice, done, still } from './office.ts';
import { someCompany, someDependent, somePerson } from './people.ts';
import type { Random } from './random.ts';

export interface Sizes {
  insurers: number;
  people: number;
  dependents: number;
  companies: number;
}
interface Named {
  id: number;
  name: string;
}
/** What policies are written with. */
export interface Catalogue {
  branches: Map<string, { id: number; coverages: number[] }>;
  insurers: { id: number; short: string; sells: readonly string[]; offices: number[] }[];
  people: Named[];
  dependents: (Named & { titularId: number; relationship: 'daughter' | 'son' | 'spouse' | 'other' | null })[];
  companies: Named[];
}

/** Fills a brokerage's branches, coverages, insurers and customers. */
export async function fillCatalogue(
  office: DemoOffice,
  random: Random,
  sizes: Sizes,
  today: PlainDate,
): Promise<Catalogue> {
  const branches = await addBranches(office);
  const catalogue: Catalogue = { branches, insurers: [], people: [], dependents: [], companies: [] };
  for (const [index, insurer] of insurers.slice(0, sizes.insurers).entries()) {
    const body = {
      name: insurer.name,
      short_name: insurer.short,
      ruc: someRuc(random, index + 1),
      phone: `02 398 45${index}0`,
      email: `corredores@aseguradora${index + 1}.example`,
      contact: ['Jorge Almeida', 'Silvia Paredes', 'Marco Tobar'][index % 3] ?? null,
      address: 'Av. República E7-123',
      offices: insurer.cities.map((city) => ({ city })),
      branch_ids: insurer.sells.flatMap((code) => branches.get(code)?.id ?? []),
    };
    const { id, offices } = await done(office.createProvider({ ...still, body }));
    catalogue.insurers.push({ id, short: insurer.short, sells: insurer.sells, offices: offices.map((one) => one.id) });
  }
  for (let serial = 1; serial <= sizes.people; serial += 1)
    catalogue.people.push(await done(office.createCustomer({ ...still, body: somePerson(random, serial, today) })));
  for (let serial = 1; serial <= sizes.dependents; serial += 1) {
    const titular = random.pick(catalogue.people);
    const body = someDependent(random, serial, titular, today);
    const { id, name } = await done(office.createCustomer({ ...still, body }));
    catalogue.dependents.push({ id, name, titularId: titular.id, relationship: body.family_relationship ?? null });
  }
  for (let serial = 0; serial < sizes.companies; serial += 1)
    catalogue.companies.push(await done(office.createCustomer({ ...still, body: someCompany(random, serial, today) })));
  return catalogue;
}

async function addBranches(office: DemoOffice): Promise<Catalogue['branches']> {
  const branches: Catalogue['branches'] = new Map();
  for (const { code } of soldBranches) {
    const official = officialBranches.find((one) => one.code === code);
    if (!official) throw new Error(`no official branch ${code}`);
    const { name, group, flags } = official;
    const { id } = await done(
      office.createBranch({
        ...still,
        body: { name: name.es, group, code, flags, extra_fields: code === '7' ? motorFields : [] },
      }),
    );
    branches.set(code, { id, coverages: [] });
  }
  for (const { code, name, type } of coverages) {
    const branch = branches.get(code);
    if (!branch) continue;
    const body = { name, coverage_type: type, branch_id: branch.id };
    branch.coverages.push((await done(office.createCoverage({ ...still, body }))).id);
  }
  return branches;
}
