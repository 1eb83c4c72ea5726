const cities = ['Quito', 'guayaquil', 'Cuenca', 'ambato', 'Bogotá', 'medellin', 'Cali', 'Lima', 'madrid', 'Miami'];
const names = [
  'cond',
  'farol',
  'faro',
  'egid',
  'horiz',
  'nexo and',
  'tung',
  'zafiro',
  'prisma',
  'galap',
  'ceibo y',
  'vert',
];
const mistyped = [
  'horisonte',
  'pichinca',
  'quantun',
  'salazr',
  'triadda',
  'amazonaz',
  'zamvrano',
  'ordonnez',
  'vilacis',
];
const short = [
  'qito',
  'cuneca',
  'lojja',
  'limma',
  'miammi',
  'mnata',
  'ambtao',
  'bogoat',
  'sevila',
  'farro',
  'vdia',
  'sucer',
];
const nothing = ['zzqqxx', 'wxyzwxyz', '0000000', 'qqqq wwww', 'ñññññ'];
const found = ['pymes', 'mascotas', 'agro', 'viajes', 'fianzas', 'hogar', 'digital', 'transporte'];
const ask = (query: Record<string, string>) => new URLSearchParams(query).toString();

/** What visitors ask for, by kind; every kind in several wordings, so that none is measured by one lucky word. */
export const directoryQueries: { name: string; queries: string[] }[] = [
  { name: 'everything, first page', queries: [ask({})] },
  { name: 'everything, page 5,000', queries: [5_000, 4_000, 6_000, 7_000].map((page) => ask({ page: String(page) })) },
  { name: 'beginning of a name', queries: names.map((search) => ask({ search })) },
  { name: 'a word that a third has', queries: ['seguros', 'vida', 'corredores'].map((search) => ask({ search })) },
  { name: 'mistyped', queries: mistyped.map((search) => ask({ search })) },
  { name: 'mistyped, short', queries: short.map((search) => ask({ search })) },
  { name: 'a city', queries: cities.map((city) => ask({ city })) },
  {
    name: 'a tag in a country',
    queries: found.flatMap((tags) => ['EC', 'CO', 'ES'].map((country) => ask({ tags, country }))),
  },
  {
    name: 'a country, far pages',
    queries: ['EC', 'CO', 'MX'].map((country) => ask({ country, page: country === 'EC' ? '3000' : '500' })),
  },
  { name: 'words in a city', queries: cities.map((city) => ask({ city, search: 'salud' })) },
  { name: 'nothing found', queries: nothing.map((search) => ask({ search })) },
];
