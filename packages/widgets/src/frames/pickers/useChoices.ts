import type { Page } from '@corredor/core/api';
import type { Option } from '@corredor/ui/ListOption';
import { useDebounced } from '@corredor/ui/useDebounced';
import { useState } from 'react';

/** How many records are offered at once; who wants another types more of its name. */
export const choiceCount = 20;

/** What is typed into a picker, a moment later, and whether anybody has gone there yet. */
export function useChoices() {
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  return {
    isActive,
    search: useDebounced(text.trim(), 250),
    events: { onSearch: setText, onActivate: () => setActive(true) },
  };
}

interface ChoiceQuery<Row> {
  data: Page<Row> | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** The state of a list operation as a picker draws it. */
export const toChoices = <Row>(query: ChoiceQuery<Row>, toOption: (row: Row) => Option<number>) => ({
  items: query.data?.results.map(toOption),
  isLoading: query.isFetching,
  isFailed: query.isError,
});
