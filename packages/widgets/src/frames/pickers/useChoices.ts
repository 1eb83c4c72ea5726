import type { Page } from '@corredor/core/api';
import { useDebounced } from '@corredor/ui/useDebounced';
import { useState } from 'react';
import { isSample } from '../records/index.ts';
import type { Choice } from './samples.ts';

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
export const toChoices = <Row extends object>(query: ChoiceQuery<Row>, toChoice: (row: Row) => Choice) => ({
  items: query.data?.results.map((row): Choice => ({ ...toChoice(row), isSample: isSample(row) })),
  isLoading: query.isFetching,
  isFailed: query.isError,
});
