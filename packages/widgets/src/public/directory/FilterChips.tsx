import { Removable } from '@corredor/ui/plain';
import { ClearAll } from './ClearAll.tsx';
import { facetOf } from './directory.types.ts';
import type { DirectoryModel } from './directoryModel.ts';
import { choose, chosenIn, facetWith } from './filters.ts';

/** What the visitor filters by, each to be taken away. */
export function FilterChips({ model }: { model: DirectoryModel }) {
  const { say, part, open, state, facets, change, cleared } = model;
  const chips = open.flatMap((name) => chosenIn(state.filters, name).map((value) => ({ name, value })));
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ name, value }) => {
        const label = facetWith(facets?.[facetOf[name]], value)?.label ?? value;
        const others = chosenIn(state.filters, name).filter((one) => one !== value);
        return (
          <Removable
            key={name + value}
            {...part('chip')}
            aria-label={say('remove', { name: label })}
            onClick={() => change({ filters: choose(state.filters, name, others) }, 'filter')}
          >
            {label}
          </Removable>
        );
      })}
      <ClearAll
        model={model}
        tone="quiet"
        to={{ filters: cleared }}
        onClear={() => change({ filters: cleared }, 'filter')}
      />
    </>
  );
}
