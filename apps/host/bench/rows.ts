/** One of many records with ten columns, always the same. */
export type Row = {
  id: number;
  number: string;
  contractor: string;
  insurer: string;
  branch: string;
  status: string;
  starts: string;
  ends: string;
  premium: number;
  city: string;
  seller: string;
};
export const fields = [
  'number',
  'contractor',
  'insurer',
  'branch',
  'status',
  'starts',
  'ends',
  'premium',
  'city',
  'seller',
] as const;

const names = ['Amalia', 'Bruno', 'Carmen', 'Diego', 'Élida', 'Fabián', 'Gabriela', 'Hernán', 'Íngrid', 'Ñusta'];
const surnames = ['Torres', 'Pazmiño', 'Iturralde', 'Andrade', 'Cevallos', 'Ponce', 'Ríos', 'Zambrano'];
const insurers = ['Andina', 'Pacífico', 'Litoral', 'Equinoccial', 'Sierra'];
const branches = ['Vehículos', 'Vida', 'Salud', 'Incendio'];
const statuses = ['active', 'draft', 'expired', 'closed'];
const cities = ['Quito', 'Guayaquil', 'Cuenca', 'Manta', 'Ambato', 'Loja'];

/** A generator with a seed: the same rows on every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

export function makeRows(count: number): Row[] {
  const next = random(7);
  const of = (words: readonly string[]) => words[next(words.length)] ?? '';
  const day = () =>
    `20${20 + next(8)}-${String(next(12) + 1).padStart(2, '0')}-${String(next(28) + 1).padStart(2, '0')}`;
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: `POL-${String(next(10_000_000)).padStart(7, '0')}`,
    contractor: `${of(names)} ${of(surnames)} ${next(5000)}`,
    insurer: of(insurers),
    branch: of(branches),
    status: of(statuses),
    starts: day(),
    ends: day(),
    premium: next(2_000_000) / 100,
    city: of(cities),
    seller: `${of(names)} ${of(surnames)}`,
  }));
}
