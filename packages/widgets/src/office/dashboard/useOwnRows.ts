import { createContext, useContext } from 'react';

const LoadedSample = createContext<boolean | undefined>(false);
/** Says whether a sample book is loaded; nothing while that is not known yet. */
export const LoadedSampleProvider = LoadedSample.Provider;

export interface OwnRows {
  /** What leaves samples out of the list that a figure leads to, as no figure counts them. */
  own: { is_sample?: false };
  isKnown: boolean;
}
/** How a figure and its list speak of the brokerage's own rows alone. */
export function useOwnRows(): OwnRows {
  const isLoaded = useContext(LoadedSample);
  return { own: isLoaded ? { is_sample: false } : {}, isKnown: isLoaded !== undefined };
}
