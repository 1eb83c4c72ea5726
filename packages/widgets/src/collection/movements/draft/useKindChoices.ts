import type { MovementKind } from '@corredor/core/movements';
import { useTranslation } from 'react-i18next';

const usual: readonly MovementKind[] = ['inclusion', 'exclusion', 'value', 'cancellation'];
/** The other kinds by what they are about. */
const groups = {
  things: ['coverage', 'creditor', 'sum_reinstatement', 'declaration'],
  money: ['premium', 'plan', 'surcharge', 'discount'],
  term: ['extension', 'reinstatement'],
  papers: ['data', 'text'],
} as const satisfies Record<string, readonly MovementKind[]>;
/** Fewer than these need no titles. */
const few = 5;

/** The kinds of movement as one chooses among them: the most used first, the others by what they are about, each with a line that explains it. */
export function useKindChoices(kinds: readonly MovementKind[]) {
  const { t } = useTranslation(['movements', 'common']);
  const choices = (some: readonly MovementKind[], group?: string) =>
    some
      .filter((kind) => kinds.includes(kind))
      .map((id) => ({ id, label: t(`common:movementKind.${id}`), description: t(`kindLine.${id}`), group }));
  if (kinds.length < few) return choices(kinds);
  return [
    ...choices(usual, t('kindGroup.usual')),
    ...(['things', 'money', 'term', 'papers'] as const).flatMap((name) =>
      choices(groups[name], t(`kindGroup.${name}`)),
    ),
  ];
}
