import { type MachineName, records, scenarios } from '@corredor/machines/scenarios';
import { useTranslation } from 'react-i18next';
import { Statechart } from './Statechart.tsx';

/** One of the product's machines, with its scenario and its record. */
export function MachineChart({ machine }: { machine: MachineName }) {
  const { t } = useTranslation('statecharts');
  return <Statechart scenario={scenarios[machine]} about={t(`about.${machine}`)} record={records[machine]} />;
}
