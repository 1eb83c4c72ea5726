import {
  createRowEditingMachine,
  type RowAnswer,
  type RowProblem,
  rowEditingView,
} from '@corredor/machines/row-editing';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

/** What stands in the way of a row; a text where the list has words of its own. */
export type RowObstacle = RowProblem | string | null | undefined;

/** What a call needs of a row to change it. */
export type Versioned = { id: number; version: number };

interface RowEditingOptions<Saved extends Versioned, Draft> {
  create: (draft: Draft, key: string) => Promise<unknown>;
  update: (saved: Saved, draft: Draft) => Promise<unknown>;
  refuseAdd?: () => Promise<RowObstacle>;
  onAnswer: (answer: RowAnswer) => void;
}

/** The machine of a list that is edited in place, with the server behind it. */
export function useRowEditing<Saved extends Versioned, Draft>(options: RowEditingOptions<Saved, Draft>) {
  // The machine is made once; what it asks for is what the list says by then.
  const latest = useRef(options);
  latest.current = options;
  const machine = useMemo(
    () =>
      createRowEditingMachine<Saved, Draft>().provide({
        actors: {
          findObstacle: fromPromise(async () => toProblem(await latest.current.refuseAdd?.())),
          saveRow: fromPromise(({ input: { saved, draft, key } }) =>
            saved ? latest.current.update(saved, draft) : latest.current.create(draft, key),
          ),
        },
      }),
    [],
  );
  const [snapshot, send, actor] = useMachine(machine);
  useEffect(() => {
    const subscription = actor.on('*', (answer) => latest.current.onAnswer(answer));
    return () => subscription.unsubscribe();
  }, [actor]);
  return { view: rowEditingView<Saved, Draft>(snapshot), send };
}

/** A list's own words as a problem like any other. */
export const toProblem = (obstacle: RowObstacle): RowProblem | null =>
  typeof obstacle === 'string' ? { code: 'message', text: obstacle } : (obstacle ?? null);

/** Says what stands in the way of a row, in the words of the catalogue. */
export function useRowWords() {
  const { t } = useTranslation('common');
  return (problem: RowProblem): string => {
    switch (problem.code) {
      case 'message':
        return problem.text;
      case 'select_in_column':
        return t('validation.selectInColumn', { column: problem.column });
      case 'save_row_first':
        return t('validation.saveRowFirst');
      case 'no_items':
        return t('validation.noItems');
      case 'all_selected':
        return t('validation.allSelected');
    }
  };
}
