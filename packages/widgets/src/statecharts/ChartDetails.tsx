import { type Chart, triggerText } from '@corredor/machines/charts';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

/** All that the definition says of the state or the transition that was pressed. */
export function ChartDetails({ chart, chosen, isWalked }: { chart: Chart; chosen: string | null; isWalked: boolean }) {
  const { t } = useTranslation('statecharts');
  const state = chart.states.find(({ id }) => id === chosen);
  const transition = chart.transitions.find(({ key }) => key === chosen);
  const listed = (names: readonly string[]) => names.join(', ') || t('table.none');
  if (state)
    return (
      <DescriptionList
        items={[
          { term: t('details.title'), detail: state.id || chart.id },
          { term: t('details.tags'), detail: listed(state.tags) },
          { term: t('details.asks'), detail: listed(state.invokes) },
          { term: t('details.entry'), detail: listed(state.entry) },
          { term: t('details.exit'), detail: listed(state.exit) },
        ]}
      />
    );
  if (!transition) return <Text tone="muted">{t('details.choose')}</Text>;
  return (
    <DescriptionList
      items={[
        { term: t('table.from'), detail: transition.from || t('table.machine') },
        { term: t('table.trigger'), detail: triggerText(transition.trigger) },
        { term: t('table.guard'), detail: transition.guard ?? t('table.none') },
        { term: t('table.to'), detail: transition.to.join(', ') || t('table.stays') },
        { term: t('table.actions'), detail: listed(transition.actions) },
        { term: t('table.walked'), detail: t(isWalked ? 'legend.walked' : 'legend.notWalked') },
      ]}
    />
  );
}
