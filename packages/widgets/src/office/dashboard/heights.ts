/** How high the picture of each block is, for its place while it loads. */
export const heights = {
  waiting: '4.75rem',
  queue: '34rem',
  production: '19rem',
  renewals: '20.25rem',
  ageing: '13.5rem',
  chart: '17.75rem',
} as const;
