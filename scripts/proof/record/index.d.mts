import type { Plugin } from 'vite';

export declare const recording: { plugins: Plugin[]; setupFiles: string[]; globalSetup: string[] };
