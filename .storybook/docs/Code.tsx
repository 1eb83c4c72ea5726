import { Source } from '@storybook/addon-docs/blocks';
import { schemeOf, surroundingsOf } from '../surroundingsOf.ts';
import { currentGlobals } from './preview.ts';

/** A file of the product as it is, so that an example is always one that compiles. */
export function Code({ children }: { children: string }) {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = schemeOf(surroundingsOf(currentGlobals()).theme, isSystemDark);
  return <Source code={children} language="tsx" dark={scheme === 'dark'} />;
}
