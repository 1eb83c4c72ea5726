import { readFileSync } from 'node:fs';

/** On a page the profile's file lies beside the directory's; in a package it is an import that every bundler follows. */
export const splitProfile = {
  name: 'split-profile',
  setup(build) {
    build.onLoad({ filter: /elements[\\/]drawProfile\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace("new URL('profile.js', import.meta.url).href", "'./profile.ts'");
      if (contents === source) throw new Error(`${path} no longer loads the profile as splitProfile knows it.`);
      return { contents, loader: 'ts' };
    });
  },
};
