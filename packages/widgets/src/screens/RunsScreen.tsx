import { RunList } from '../office/runs/index.ts';

/** `/app/runs` */
export function RunsScreen() {
  return <RunList />;
}
