import { Choice, SelectField } from '@corredor/ui/plain';
import type { FacetValue } from '../embed/index.ts';
import * as css from './directory.css.ts';
import { type FilterName, facetOf } from './directory.types.ts';
import type { DirectoryModel } from './directoryModel.ts';
import { choose, chosenIn, facetWith } from './filters.ts';

/** The values to choose from, with those that are chosen although nobody has them. */
function optionsOf({ facets, state }: DirectoryModel, name: FilterName): FacetValue[] {
  const found = facets?.[facetOf[name]] ?? [];
  const missing = chosenIn(state.filters, name).filter((one) => !facetWith(found, one));
  return [...missing.map((value) => ({ value, label: value, count: 0 })), ...found];
}

/** One filter: places are a list that the device draws, the others boxes to tick. */
function Filter({ model, name }: { model: DirectoryModel; name: FilterName }) {
  const { say, part, state, change } = model;
  const options = optionsOf(model, name);
  const chosen = chosenIn(state.filters, name).map((one) => facetWith(options, one)?.value ?? one);
  const set = (values: readonly string[]) => change({ filters: choose(state.filters, name, values) }, 'filter');
  if (options.length === 0) return null;
  if (name !== 'tags' && name !== 'branches')
    return (
      <SelectField
        {...part('filter')}
        label={say(name)}
        name={name}
        value={chosen[0] ?? ''}
        onChange={({ currentTarget }) => set([currentTarget.value])}
      >
        <option value="">{say('any')}</option>
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {count ? `${label} (${count})` : label}
          </option>
        ))}
      </SelectField>
    );
  return (
    <fieldset {...part('filter', css.group)}>
      <legend className={css.groupTitle}>{say(name)}</legend>
      <div className={css.choices}>
        {options.map(({ value, label, count }) => (
          <Choice
            key={value}
            name={name}
            value={value}
            count={count ? String(count) : ''}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              set(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          >
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** The filters that the visitor may change, folded away. */
export function FilterPanel({ model }: { model: DirectoryModel }) {
  const { say, part, open, props, state } = model;
  const locked = props.lockedFilters ?? [];
  return (
    <>
      {open.length > 0 && (
        <details {...part('filters')}>
          <summary className={css.summary}>{say('filters')}</summary>
          <div className={css.panel}>
            {open.map((name) => (
              <Filter key={name} model={model} name={name} />
            ))}
          </div>
        </details>
      )}
      {locked.flatMap((name) =>
        chosenIn(state.filters, name).map((value) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        )),
      )}
    </>
  );
}
