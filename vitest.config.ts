import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/**/src/**/*.test.{ts,tsx}'], environment: 'node' } },
      {
        test: {
          name: 'api',
          include: ['apps/**/src/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['apps/api/src/testing/globalSetup.ts'],
          testTimeout: 15_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
