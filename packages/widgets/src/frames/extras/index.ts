export { ExtraControl } from './ExtraControl.tsx';
export { type ExtraInput, toExtraInput } from './extraInput.ts';
export { useExtraProblems } from './useExtraProblems.ts';
export { useExtraText } from './useExtraText.ts';
