/** How high the picture of each block is, for its place while it loads. */
export const heights = { collect: '20rem', production: '20rem', ageing: '15rem', chart: '17.75rem' } as const;
