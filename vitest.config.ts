import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{packages,apps}/**/src/**/*.test.{ts,tsx}'], environment: 'node' },
});
