import { recordOf } from '@corredor/core/keys';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveListFilter, ListControls } from '../lists/index.ts';

/** One filter of a list: its control, and its chips while it is on. */
export interface DescribedFilter<Name extends string> {
  /** What it says in the address; where it is known by one name, by the first. */
  names: readonly Name[];
  fields: readonly FilterField[];
  active: readonly ActiveListFilter<Name>[];
}
interface ChoiceOptions<Word> {
  /** The first choice, which filters nothing; "All" unless told. */
  none?: string;
  /** A word where it is offered, if it says more there than in the chip. */
  offered?: (word: Word) => string;
}
/** What a control that picks a record is given. */
export interface PickedField {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
}
interface PickerOptions<Filter> {
  /** What the chip says until the name is known: the number, the number behind a sign, or there is no chip. */
  unnamed?: 'number' | 'sign' | 'none';
  /** Filters that mean something with this record alone, and go with it. */
  clears?: readonly Filter[];
}
/** Does not compile while a filter of the list is not described, and names it. */
type Whole<Filter, Named> = [Filter] extends [Named] ? unknown : { forgotten: Exclude<Filter, Named> };

/** The id that the address says; null where it says anything else. */
const idIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) && Number(text)) || null;
const standIns = { number: String, sign: (id: number) => `#${id}`, none: () => undefined };
const answers = ['true', 'false'] as const;

/** Makes the usual filters of a list from what the address says. A word that means nothing filters nothing. */
export function useFilterKit<Filter extends string>({ filters, setFilter, setFilters }: ListControls<Filter>) {
  const { t } = useTranslation('common');

  /** A control of the feature's own, and what the chip says while it is on. */
  const own = <Name extends Filter>(
    name: Name,
    label: string,
    field: ReactNode,
    value: string | null,
  ): DescribedFilter<Name> => ({
    names: [name],
    fields: [{ id: name, label, field }],
    active: value ? [{ id: name, label, value }] : [],
  });

  /** One of a few words. */
  const choice = <Name extends Filter, Word extends string>(
    name: Name,
    label: string,
    words: readonly Word[],
    wordOf: (word: Word) => string,
    { none = t('state.all'), offered = wordOf }: ChoiceOptions<Word> = {},
  ) => {
    const chosen = words.find((word) => word === filters[name]) ?? null;
    const control = (
      <Select
        label={label}
        items={words.map((id) => ({ id, label: offered(id) }))}
        value={chosen}
        onChange={(word) => setFilter(name, word)}
        emptyLabel={none}
      />
    );
    return own(name, label, control, chosen && wordOf(chosen));
  };

  /** One record that links name and nothing here picks, and what it is called. */
  const linked = <Name extends Filter>(
    name: Name,
    label: string,
    called: string | undefined,
    { unnamed = 'number', clears = [] }: PickerOptions<Name> = {},
  ): DescribedFilter<Name> => {
    const id = idIn(filters[name]);
    const value = id === null ? undefined : called || standIns[unnamed](id);
    const names = [name, ...clears];
    return { names, fields: [], active: value ? [{ id: name, label, value, names }] : [] };
  };

  return {
    choice,
    /** Yes, no, or both. */
    yesNo: <Name extends Filter>(name: Name, label: string) =>
      choice(name, label, answers, (answer) => t(answer === 'true' ? 'state.yes' : 'state.no')),
    /** The id of a record that the address says; null where it says none. */
    idOf: (name: Filter) => idIn(filters[name]),
    linked,
    own,
    /** One record of many, and what the one that is chosen is called. */
    picker: <Name extends Filter>(
      name: Name,
      label: string,
      Picker: ComponentType<PickedField>,
      called: string | undefined,
      options: PickerOptions<Name> = {},
    ): DescribedFilter<Name> => {
      const chip = linked(name, label, called, options);
      const set = (said: string | null) =>
        chip.names.length === 1
          ? setFilter(name, said)
          : setFilters(recordOf<Filter, string | null>(chip.names, (one) => (one === name ? said : null)));
      const onChange = (id: number | null) => set(id === null ? null : String(id));
      const field = <Picker label={label} value={idIn(filters[name])} onChange={onChange} />;
      return { ...chip, fields: [{ id: name, label, field }] };
    },
    /** What tabs alone show. */
    inTabs: <Name extends Filter>(name: Name): DescribedFilter<Name> => ({ names: [name], fields: [], active: [] }),
    /** What only an address sets, such as a tab or a link: it can be seen and taken away. */
    chipOnly: <Name extends Filter>(filter: DescribedFilter<Name>): DescribedFilter<Name> => ({
      ...filter,
      fields: [],
    }),
    /** All filters in the order of their controls; the chips of those in `lastChips` come last, in that order. */
    all: <Named extends Filter>(
      described: readonly DescribedFilter<Named>[] & Whole<Filter, Named>,
      lastChips: readonly NoInfer<Named>[] = [],
    ) => ({
      fields: described.flatMap(({ fields }) => fields),
      active: inOrder(described, lastChips).flatMap(({ active }) => active),
    }),
  };
}

function inOrder<Name extends string>(described: readonly DescribedFilter<Name>[], last: readonly Name[]) {
  const rank = ({ names: [first] }: DescribedFilter<Name>) => (first === undefined ? -1 : last.indexOf(first));
  return [...described].sort((one, other) => rank(one) - rank(other));
}
