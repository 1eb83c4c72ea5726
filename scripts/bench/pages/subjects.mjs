const clean = ['accessibility', 'best-practices', 'seo'];
const perfect = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * The pages that are measured, in the order of a round, and their goals: scores at least, all else at most. `always` are the scores that
 * do not depend on how busy the machine is: less than their goal fails the run.
 */
export const subjects = [
  { name: 'a blank page', at: ({ partner }) => `${partner}/blank.html`, goals: {}, always: [] },
  {
    name: 'the same with a directory',
    at: ({ partner }) => `${partner}/directory.html`,
    goals: { ...perfect, cls: 0, longTasks: 0 },
    always: clean,
  },
  {
    name: 'landing',
    at: ({ product }) => `${product}/`,
    goals: { ...perfect, fcp: 0.9, lcp: 1.2, cls: 0, bytes: 60, requests: 6 },
    always: clean,
  },
  {
    name: 'login',
    at: ({ product }) => `${product}/login`,
    goals: { ...perfect, lcp: 0.9, cls: 0, bytes: 125 },
    always: clean,
  },
  { name: 'search', at: ({ product }) => `${product}/search`, goals: { ...perfect, cls: 0 }, always: clean },
  {
    name: 'a profile',
    at: ({ product }) => `${product}/cumbre-asesores`,
    goals: { ...perfect, cls: 0 },
    always: clean,
  },
  {
    name: 'private area, cold',
    at: ({ product }) => `${product}/app/dashboard`,
    isPrivate: true,
    goals: {
      performance: 98,
      accessibility: 100,
      lcp: 1.5,
      figure: 2.2,
      tbt: 120,
      cls: 0.01,
      codeBefore: 190,
      requests: 12,
    },
    always: ['accessibility'],
  },
];

/** What is shown of each, and in how many digits. */
export const measures = [
  { key: 'performance', label: 'perf.', digits: 0, isScore: true },
  { key: 'accessibility', label: 'access.', digits: 0, isScore: true },
  { key: 'best-practices', label: 'practices', digits: 0, isScore: true },
  { key: 'seo', label: 'SEO', digits: 0, isScore: true },
  { key: 'fcp', label: 'FCP, s', digits: 2 },
  { key: 'lcp', label: 'LCP, s', digits: 2 },
  { key: 'figure', label: 'first figure, s', digits: 2 },
  { key: 'cls', label: 'CLS', digits: 3 },
  { key: 'tbt', label: 'TBT, ms', digits: 0 },
  { key: 'longTasks', label: 'long tasks', digits: 0 },
  { key: 'bytes', label: 'KiB', digits: 1 },
  { key: 'code', label: 'of it scripts and styles', digits: 1 },
  { key: 'codeBefore', label: 'of these before the first figure', digits: 1 },
  { key: 'requests', label: 'requests', digits: 0 },
];
