import { aDirectoryEntry } from '@corredor/core/fixtures';
import type { DirectoryEntry, DirectoryFacets, DirectoryPage, FacetValue } from '../embed/index.ts';

const quito = { city: 'Quito', state: { code: 'EC-P', name: 'Pichincha' } };
const guayaquil = { city: 'Guayaquil', state: { code: 'EC-G', name: 'Guayas' } };
const cuenca = { city: 'Cuenca', state: { code: 'EC-A', name: 'Azuay' } };
const lima = {
  city: 'Lima',
  state: { code: 'PE-LIM', name: 'Lima' },
  country: { code: 'PE', name: 'Perú' },
};

/** Sixteen brokerages of two countries; none has a logo, some have no slogan. */
const someBrokers = (): DirectoryEntry[] =>
  [
    { alias: 'andina', ...quito },
    { alias: 'bosque', name: 'Bosque & Compañía', slogan: null, tags: ['pymes'], branches: ['Incendio'], ...quito },
    { alias: 'costa', name: 'Costa Seguros', slogan: 'Del puerto a su puerta', branches: ['Transporte'], ...guayaquil },
    { alias: 'delta', name: 'Delta Corredores', tags: ['salud'], branches: ['Salud', 'Vida'], ...guayaquil },
    { alias: 'estrella', name: 'Estrella del Sur', slogan: 'Su tranquilidad, en orden', branches: ['Vida'], ...cuenca },
    { alias: 'faro', name: 'Faro Asesores', slogan: null, tags: [], branches: ['Fianzas'], ...cuenca },
    { alias: 'garantia', name: 'Garantía Total', slogan: 'Fianzas en un día', branches: ['Fianzas'], ...lima },
    { alias: 'horizonte', name: 'Horizonte Brokers', slogan: 'Vemos lejos', branches: ['Vehículos'], ...lima },
    ...Array.from({ length: 8 }, (_, index) => ({
      alias: `broker-${index + 1}`,
      name: `Agencia ${['Norte', 'Sur', 'Este', 'Oeste', 'Centro', 'Lago', 'Río', 'Monte'][index]}`,
      slogan: 'Pólizas sin letra pequeña',
      ...quito,
    })),
  ].map(aDirectoryEntry);

function counted(values: { value: string; label: string }[]): FacetValue[] {
  const counts = new Map<string, FacetValue>();
  for (const one of values) counts.set(one.value, { ...one, count: (counts.get(one.value)?.count ?? 0) + 1 });
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
const plain = (value: string) => ({ value, label: value });

const facetsOf = (brokers: DirectoryEntry[]): DirectoryFacets => ({
  countries: counted(brokers.map(({ country }) => ({ value: country.code, label: country.name }))),
  states: counted(brokers.flatMap(({ state }) => (state ? [{ value: state.code, label: state.name }] : []))),
  cities: counted(brokers.flatMap(({ city }) => (city ? [plain(city)] : []))),
  tags: counted(brokers.flatMap(({ tags }) => tags.map(plain))),
  branches: counted(brokers.flatMap(({ branches }) => branches.map(plain))),
});

/** What the API would answer to an address. */
export function directoryAnswer(address: string, brokers = someBrokers()): DirectoryPage {
  const asked = new URL(address).searchParams;
  const search = asked.get('search')?.toLowerCase() ?? '';
  const found = brokers.filter(
    ({ name, country, state, city, tags, branches }) =>
      name.toLowerCase().includes(search) &&
      (asked.get('country') ?? country.code) === country.code &&
      (asked.get('state') ?? state?.code) === state?.code &&
      (asked.get('city') ?? city) === city &&
      asked.getAll('tags').every((tag) => tags.includes(tag)) &&
      asked.getAll('branches').every((branch) => branches.includes(branch)),
  );
  const size = Number(asked.get('page_size') ?? 12);
  const page = Number(asked.get('page') ?? 1);
  return {
    count: found.length,
    page,
    page_size: size,
    results: found.slice((page - 1) * size, page * size),
    facets: facetsOf(found),
  };
}

/** Sends requests to brokers in memory. */
export const directoryFetcher =
  (brokers = someBrokers()) =>
  async ({ url }: Request) =>
    Response.json(directoryAnswer(url, brokers));
