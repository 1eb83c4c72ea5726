import type { Plugin } from 'vite';

export declare const recording: {
  plugins: Plugin[];
  globalSetup: string[];
  options: { setupFiles?: string[]; fsModuleCache?: boolean };
};
